// Keeps the whole page of one version, so that it works without the network and never changes under a game.
const VERSION = '{{version}}';
const CACHE = `pacru-${VERSION}`;
const INDEX = '/';
const NOT_FOUND = '/not-found.html';
const ASSETS = '/assets/';
const FILES = {{files}};
// The addresses that the page handles itself.
const ROUTES = {{routes}};
// Never answered from here.
const LIVE = /^\/(api|ws|health)(\/|$)/;

self.addEventListener('install', (event) => event.waitUntil(install()));

async function install() {
  const cache = await caches.open(CACHE);
  // An asset that the browser has already is not fetched again: its name says what is in it.
  await cache.addAll(FILES.map((path) => (path.startsWith(ASSETS) ? path : new Request(path, { cache: 'no-cache' }))));
  // During an update the server may have moved on; then the next try gets files that belong together.
  const index = await cache.match(INDEX, { ignoreVary: true });
  if (!(await index.text()).includes(`content="${VERSION}"`)) throw new Error('the server has another version');
}

// A new version waits until the page asks for it.
self.addEventListener('message', (event) => {
  if (event.data === 'activate') self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

// Removes other versions, unless a window may still show one of them or one is about to take over.
async function tidy() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1 || self.registration.installing || self.registration.waiting) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('pacru-') && name !== CACHE).map((name) => caches.delete(name)));
}

// A notification leads back to the game that showed it.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data ?? '/games'));
});

async function lead(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || LIVE.test(pathname)) return;
  if (request.mode === 'navigate') {
    event.respondWith(navigate(request, pathname));
    event.waitUntil(tidy());
  } else if (pathname.startsWith(ASSETS) || FILES.includes(pathname)) {
    event.respondWith(file(request));
  }
});

async function navigate(request, pathname) {
  if (ROUTES.test(pathname)) return (await kept(INDEX)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (offline) {
    return (await kept(NOT_FOUND)) ?? Promise.reject(offline);
  }
}

// A file of this version, or of an older one that is still shown.
async function file(request) {
  return (await kept(request)) ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  return cache.match(request, { ignoreVary: true });
}
