import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What is wrong with what was filled in, under its control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      className="flex items-start gap-2 text-small leading-5 font-label text-expense"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
