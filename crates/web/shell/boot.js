// Starts the page: those who learn get another program than those who play.
const LEARNING = ['learn', 'challenges', 'rules', 'questions'];

const start = async (glue, wasm) => {
  // Both are fetched at once.
  const module_or_path = fetch(wasm);
  const program = await import(glue);
  await program.default({ module_or_path });
};

try {
  if (LEARNING.includes(location.pathname.split('/')[1])) {
    await start('{{learn.js}}', '{{learn_bg.wasm}}');
  } else {
    await start('{{app.js}}', '{{app_bg.wasm}}');
  }
} catch (error) {
  console.error(error);
  document.getElementById('app').hidden = true;
  document.getElementById('failed').hidden = false;
}
