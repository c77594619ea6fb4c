import { CircleAlert, CircleCheck, Info, Sparkles } from "lucide-react";
import type { ReactNode } from "react";

import { cx } from "@/lib/cx";

const tones = {
  error: { look: "bg-expense-soft text-expense", Icon: CircleAlert },
  success: { look: "bg-income-soft text-income", Icon: CircleCheck },
  info: { look: "bg-info-soft text-info", Icon: Info },
  praise: { look: "bg-income-soft text-income", Icon: Sparkles },
};

interface AlertProps {
  tone: keyof typeof tones;
  /** How it is announced: an error at once, a success when there is time, praise not at all. */
  role?: "alert" | "status";
  children: ReactNode;
  className?: string;
}

/** Words in place, where they matter: an error, a success, a remark. */
export function Alert({ tone, role, children, className }: AlertProps) {
  const { look, Icon } = tones[tone];
  return (
    <div
      role={role}
      className={cx(
        "flex items-start gap-2.5 rounded-m px-3.5 py-3 text-small leading-5 font-label",
        look,
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
