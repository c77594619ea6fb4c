import { type ReactNode, useState } from "react";

import { cx } from "@/lib/cx";

interface ToggleProps {
  label: ReactNode;
  /** One line below the label that says what follows from it. */
  hint?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A switch that acts at once; the whole row is its target. */
export function Toggle({ label, hint, on, onChange }: ToggleProps) {
  // What a cache holds is heard of a moment later: until then it must not turn back.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (next: boolean) => {
    setChosen(next);
    onChange(next);
    setTimeout(() => setChosen(null));
  };
  return (
    <label className="flex min-h-16 cursor-pointer items-center justify-between gap-4">
      <span className="flex min-w-0 flex-col">
        <span className="font-label text-ink-2">{label}</span>
        {hint !== undefined && <span className="text-small text-ink-3">{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={chosen ?? on}
        onChange={(event) => choose(event.target.checked)}
        className={cx(
          "relative h-8 w-13 flex-none cursor-pointer appearance-none rounded-full bg-line-control transition-colors duration-2 checked:bg-primary",
          "before:absolute before:top-1 before:left-1 before:size-6 before:rounded-full before:bg-raised before:shadow-card before:transition-transform before:duration-2 before:ease-spring checked:before:translate-x-5 checked:before:bg-on-primary",
          "outline-focus focus-visible:outline-2 focus-visible:outline-offset-2",
        )}
      />
    </label>
  );
}
