import type { LucideIcon } from "lucide-react";

import { cx } from "@/lib/cx";

const tones = {
  calm: "bg-primary-soft text-primary",
  wrong: "bg-expense-soft text-expense",
};

/** The large round sign above what a mailed link asks or has come to. */
export function MailSign({ icon: Icon, tone }: { icon: LucideIcon; tone: keyof typeof tones }) {
  return (
    <span className={cx("mx-auto mb-5 grid size-22 place-items-center rounded-full", tones[tone])}>
      <Icon aria-hidden="true" className="size-10" />
    </span>
  );
}
