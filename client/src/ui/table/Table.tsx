import type { ComponentProps } from "react";

import { cx } from "@/lib/cx";

/** A table as wide as its card; phones get a list instead. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return <table {...rest} className={cx("w-full border-separate border-spacing-0", className)} />;
}

/** A column head on the sunken band. */
export function HeadCell({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      {...rest}
      className={cx(
        "bg-sunken px-4 py-3 text-left text-caption font-label whitespace-nowrap text-ink-3 first:rounded-l-m last:rounded-r-m",
        className,
      )}
    />
  );
}

/** A row that answers the pointer. */
export function Row({ className, ...rest }: ComponentProps<"tr">) {
  return <tr {...rest} className={cx("group", className)} />;
}

export function Cell({ className, ...rest }: ComponentProps<"td">) {
  return (
    <td
      {...rest}
      className={cx(
        "h-15 border-b border-line px-4 py-2 align-middle group-last:border-b-0 group-hover:bg-sunken/45 group-has-[input:checked]:bg-primary-soft/50",
        className,
      )}
    />
  );
}
