import { cx } from "@/lib/cx";

import logo from "./illustrations/logo.svg";

/** The tile with the barn and the name beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        "inline-flex min-h-11 items-center gap-2.5 text-xl font-display tracking-tight",
        className,
      )}
    >
      <img src={logo} alt="" width={34} height={34} className="size-8.5" />
      Lumbung
    </span>
  );
}
