addEventListener("install", event => event.waitUntil(
  caches.open("all").then(cache => cache.add("/cached.html")).then(() => skipWaiting())));
addEventListener("activate", event => event.waitUntil(clients.claim()));
addEventListener("fetch", event => {
  const { pathname } = new URL(event.request.url);
  // Whether the worker itself is without network shows in what it cannot fetch.
  if (pathname === "/through") {
    event.respondWith(fetch("/plain.html").then(() => new Response("network"), () => new Response("no network")));
  } else {
    event.respondWith(caches.match(event.request).then(kept => kept ?? fetch(event.request)));
  }
});
console.log("service worker starts");
