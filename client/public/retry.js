// Fetches a script or style of the page's head again when it fails or does not come in time.
(() => {
  const PATIENCE = 20_000;
  const DELAYS = [500, 2_000, 5_000, 15_000];
  // What webpack adds later looks different, and is fetched again by its own code.
  const PARTS = "script[defer], link[rel=stylesheet]:not([type])";
  const arrived = new WeakSet();
  const tries = new Map();

  const isPart = (part) => part instanceof Element && part.matches(PARTS);
  const addressOf = (part) => new URL(part.src || part.href);

  const replace = (part) => {
    const copy = document.createElement(part.localName);
    for (const { name, value } of part.attributes) copy.setAttribute(name, value);
    // A browser waits for a request that hangs as long as the address is the same.
    const address = addressOf(part);
    address.search = String(Date.now());
    copy[part.src ? "src" : "href"] = address.href;
    part.replaceWith(copy);
  };

  // What an element loads is heard up to the document; only failures go on to the window.
  document.addEventListener("load", ({ target }) => isPart(target) && arrived.add(target), true);
  addEventListener(
    "error",
    ({ target: part }) => {
      if (!isPart(part)) return;
      arrived.add(part);
      const { pathname } = addressOf(part);
      const count = tries.get(pathname) ?? 0;
      tries.set(pathname, count + 1);
      setTimeout(replace, DELAYS[Math.min(count, DELAYS.length - 1)], part);
    },
    true,
  );
  setTimeout(() => {
    for (const part of document.querySelectorAll(PARTS)) {
      if (!arrived.has(part)) replace(part);
    }
  }, PATIENCE);
})();
