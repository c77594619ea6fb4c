import { cx } from "@/lib/cx";

/**
 * The box of every control that a person fills in; the ring follows what has the focus inside, also
 * where what stands there is wrong: its border says that.
 */
export function inputBox(...more: (string | false | undefined)[]): string {
  return boxOfHeight("min-h-12", ...more);
}

/** The same box in a row of lower controls. */
export function lowInputBox(...more: (string | false | undefined)[]): string {
  return boxOfHeight("min-h-11", ...more);
}

function boxOfHeight(...more: (string | false | undefined)[]): string {
  return cx(
    "flex w-full items-center gap-2.5 rounded-m border border-line-control bg-raised px-3.5 text-left text-body font-medium text-ink transition-colors duration-1",
    "outline-focus focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-2",
    "has-[[aria-invalid=true]]:border-danger has-[[aria-invalid=true]]:outline-2 has-[[aria-invalid=true]]:-outline-offset-2 has-[[aria-invalid=true]]:not-focus-within:outline-danger",
    "data-open:border-focus data-open:outline-2 data-open:-outline-offset-2",
    "data-invalid:border-danger data-invalid:outline-2 data-invalid:-outline-offset-2 data-invalid:not-focus-within:outline-danger",
    "has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-3",
    ...more,
  );
}

/** The input inside the box: the box draws the border and the focus. */
export const bareInput =
  "min-w-0 flex-1 self-stretch bg-transparent outline-none placeholder:font-normal placeholder:text-ink-3 placeholder:opacity-100 disabled:cursor-not-allowed";

/** A radio button that is seen. */
export const radioRing =
  "size-5.5 flex-none cursor-pointer appearance-none rounded-full border border-line-control bg-raised outline-none checked:border-7 checked:border-primary";
