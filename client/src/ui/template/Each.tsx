import { Fragment, type ReactNode } from "react";

import { templateMode } from "@/lib/template-mode";

interface EachProps<One> {
  /** A list of a stored answer. */
  of: readonly One[];
  /** One row. Take `first` only where the first row looks different. No `useId` within. */
  children: (one: One, first: boolean) => ReactNode;
}

function keyOf(one: unknown, index: number): string | number {
  const { slug } = (one ?? {}) as { slug?: unknown };
  return typeof slug === "string" ? slug : index;
}

/**
 * The rows of a list that the server fills in: `<Each of={answer.datas}>{(one) => …}</Each>`.
 * While a page is written it makes one row between the marks of a loop, so whatever a row shows
 * must come from `one` as it is; what depends on it goes into a `When`.
 */
export function Each<One>({ of, children }: EachProps<One>) {
  if (templateMode.now) return templateMode.now.each(of, children);
  return of.map((one, index) => (
    <Fragment key={keyOf(one, index)}>{children(one, index === 0)}</Fragment>
  ));
}
