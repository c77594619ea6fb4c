import { useSyncExternalStore } from "react";

import { isAndroid, isApplePhone } from "@/browser/platform";

/** The browser's own offer; `public/install-prompt.js` keeps it. */
interface InstallPrompt extends Event {
  /** Asks the person; works once. */
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | null;
  }
}

/** How the product is installed here: by a button, in Safari's share menu, in a browser's menu. */
export type InstallWay = "button" | "share-menu" | "browser-menu";

const STANDALONE = "(display-mode: standalone)";
const CHANGES = ["installable", "appinstalled"];

/** Whether the page runs as an installed app. */
export function isInstalled(): boolean {
  return window.matchMedia(STANDALONE).matches || Reflect.get(navigator, "standalone") === true;
}

/** How the product can be installed at this moment; null where it is, or where it cannot be. */
export function findInstallWay(): InstallWay | null {
  if (isInstalled()) return null;
  if (window.installPrompt) return "button";
  // Android's browsers that make no offer, or have installed it, have it in their menu.
  if (isApplePhone()) return "share-menu";
  return isAndroid() ? "browser-menu" : null;
}

function subscribe(onChange: () => void): () => void {
  const heard = ({ type }: Event) => {
    if (type === "appinstalled") window.installPrompt = null;
    onChange();
  };
  for (const name of CHANGES) window.addEventListener(name, heard);
  return () => {
    for (const name of CHANGES) window.removeEventListener(name, heard);
  };
}

export function useInstallWay(): InstallWay | null {
  return useSyncExternalStore(subscribe, findInstallWay, () => null);
}

/** Has the browser ask whether to install; a browser offers it again after a refusal. */
export async function askToInstall(): Promise<void> {
  const { installPrompt } = window;
  window.installPrompt = null;
  window.dispatchEvent(new Event("installable"));
  await installPrompt?.prompt();
}
