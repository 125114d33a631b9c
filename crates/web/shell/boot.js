// Starts the page.
try {
  const app = await import('{{app.js}}');
  await app.default({ module_or_path: '{{app_bg.wasm}}' });
} catch (error) {
  console.error(error);
  document.getElementById('app').hidden = true;
  document.getElementById('failed').hidden = false;
}
