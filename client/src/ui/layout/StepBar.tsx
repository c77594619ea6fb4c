import { Trans } from "@lingui/react/macro";

import { cx } from "@/lib/cx";

interface StepBarProps {
  /** Of the words, for what is named by them. */
  id: string;
  /** Which question or step is shown, from 0 on. */
  index: number;
  count: number;
  /** What is counted; questions unless said otherwise. */
  of?: "questions" | "steps";
}

/** How far one is: in words, as 'n/6', and as a bar with a part for each. */
export function StepBar({ id, index, count, of = "questions" }: StepBarProps) {
  const number = index + 1;
  return (
    <div className="flex flex-col gap-2.5 text-small leading-5">
      <div className="flex justify-between">
        <span id={id} className="text-ink-3">
          {of === "steps" ? (
            <Trans>
              Step {number} of {count}
            </Trans>
          ) : (
            <Trans>
              Question {number} of {count}
            </Trans>
          )}
        </span>
        <b aria-hidden="true" className="money text-primary">{`${number}/${count}`}</b>
      </div>
      <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1">
        {Array.from({ length: count }, (_, at) => (
          <i
            key={at}
            className={cx(
              "h-2 rounded-full transition-colors duration-3",
              at < number ? "bg-gold" : "bg-track",
            )}
          />
        ))}
      </div>
    </div>
  );
}
