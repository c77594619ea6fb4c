import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { isMissingChunk, RETRY_MS } from "@/api/chunk-loading";
import { startFromPage } from "@/api/initial-answers";
import { session } from "@/api/session";
import { DEFAULT_LANGUAGE, isLanguage } from "@/i18n/languages";
import { isAppPath } from "@/lib/paths";
import { ROUTER_OPTIONS } from "./router-options";

import { App } from "./App";
import "./chunk-retry";
import { FIRST_PICTURE } from "./first-picture";
import { reloadForMissingChunk } from "./missing-chunk";
import { preloadRoute } from "./routes";
import { catalogues, commonWords, memberWords } from "./words";

/** Puts the page to work: over the html that came with it, or into the empty shell. */
async function start(root: HTMLElement): Promise<void> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  // The first picture of a signed-in page makes way for the page.
  const written = root.hasChildNodes() && !document.getElementById(FIRST_PICTURE);
  // An empty shell belongs to a signed-in page: if it does not say who is signed in, the server is
  // asked while the code comes.
  if (!written && !startFromPage()) void session.check();
  await Promise.all([
    catalogues.add(isAppPath(window.location.pathname) ? memberWords : commonWords),
    catalogues.activate(language),
    // A screen that cannot be fetched fails again where the page can say so.
    preloadRoute(window.location.pathname).catch(() => undefined),
  ]);
  const app = (
    <BrowserRouter future={ROUTER_OPTIONS}>
      <App language={language} />
    </BrowserRouter>
  );
  if (written) hydrateRoot(root, app);
  // In slices, so that a slow phone answers to touch while it draws.
  else startTransition(() => createRoot(root).render(app));
  // React listens from here on, and draws at once what is pressed: `public/early-presses.js`.
  window.dispatchEvent(new Event("answering"));
}

/** Starts until it works: nothing else could say on an empty page what is missing. */
async function startAnyway(root: HTMLElement): Promise<void> {
  try {
    await start(root);
  } catch (error) {
    if (!isMissingChunk(error)) throw error;
    if (!(await reloadForMissingChunk(error))) setTimeout(startAnyway, RETRY_MS, root);
  }
}

const root = document.getElementById("root");
// A script that was fetched again because it was late may still come: the page starts once.
if (root && !("started" in root.dataset)) {
  root.dataset.started = "";
  void startAnyway(root);
}
