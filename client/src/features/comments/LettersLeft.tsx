import { Plural, Trans } from "@lingui/react/macro";

import { MOST } from "./letters";

/** How much more can be written. */
export function LettersLeft({ left }: { left: number }) {
  if (left === MOST) {
    return <Trans>Up to 2,000 characters. We look at comments with links before they show.</Trans>;
  }
  if (left >= 0) return <Plural value={left} one="# character left" other="# characters left" />;
  const over = -left;
  return (
    <span className="text-expense">
      <Plural value={over} one="# character too many" other="# characters too many" />
    </span>
  );
}
