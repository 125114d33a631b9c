// Starts the worker. What the page says before it listens is kept for it.
import init from '{{worker.js}}';

const early = [];
const keep = (event) => early.push(event.data);
addEventListener('message', keep);
await init({ module_or_path: '{{worker_bg.wasm}}' });
removeEventListener('message', keep);
for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
