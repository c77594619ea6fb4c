// Keeps the browser's offer to install the product until the page makes its own, at a better moment.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installPrompt = event;
  dispatchEvent(new Event("installable"));
});
