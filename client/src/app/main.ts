import "@/theme/base.css";

import { FIRST_PICTURE } from "./first-picture";

/** So long at most, in milliseconds: a page that is not seen paints nothing. */
const PATIENCE = 200;

/** Resolves once the browser has painted what the html brought. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function main(): Promise<void> {
  // Even to read the code keeps a phone busy for a while.
  if (document.getElementById(FIRST_PICTURE)) await painted();
  await import(/* webpackMode: "eager" */ "./start");
}

void main();
