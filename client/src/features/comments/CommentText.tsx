import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { cx } from "@/lib/cx";

/** Longer than this, or of more lines, a comment is shown in part until it is asked for. */
const SHORT = { letters: 500, lines: 6 };

/** The words of somebody: nothing but text, whatever stands in it and however it runs. */
export function CommentText({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  const long = text.length > SHORT.letters || text.split("\n").length > SHORT.lines;
  return (
    <>
      <p
        dir="auto"
        className={cx("wrap-anywhere whitespace-pre-line", long && !all && "line-clamp-4")}
      >
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={all}
          className="link flex min-h-11 items-center"
          onClick={() => setAll(!all)}
        >
          {all ? <Trans>Show less</Trans> : <Trans>Show the whole comment</Trans>}
        </button>
      )}
    </>
  );
}
