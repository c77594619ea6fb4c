import type { ReactNode } from "react";

interface ChoiceGroupProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The choice, which carries the label for those who listen. */
  children: ReactNode;
}

/** One preference: its name, what it does, and the choice. */
export function ChoiceGroup({ label, hint, children }: ChoiceGroupProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      <div>
        <p className="text-small leading-5 font-label">{label}</p>
        {hint && <p className="text-small leading-5 font-medium text-ink-3">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
