import { Trans } from "@lingui/react/macro";

import type { PhotoProblem } from "./picture";

/** Why a file cannot become the photo, and what to do instead. */
export function PhotoProblemText({ problem }: { problem: PhotoProblem }) {
  if (problem === "large") {
    return <Trans>This photo is larger than 5 MB. Please choose a smaller one.</Trans>;
  }
  if (problem === "kind") {
    return <Trans>This is not a JPG, PNG or WebP picture. Please choose another file.</Trans>;
  }
  return <Trans>This file cannot be read as a picture. Please choose another one.</Trans>;
}
