import { Trans } from "@lingui/react/macro";

import type { InstallWay } from "./installation";

/** What to do where the page cannot ask the browser. */
export function InstallSteps({ way }: { way: Exclude<InstallWay, "button"> }) {
  return way === "share-menu" ? (
    <Trans>Tap Share in Safari, then Add to Home Screen.</Trans>
  ) : (
    <Trans>Open your browser's menu and choose Install app or Add to Home screen.</Trans>
  );
}
