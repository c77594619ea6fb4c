import type { ToastMessage } from "./toast-context";

export type ShownToast = ToastMessage & { key: number };

const AT_ONCE = 3;

/** Whether a toast offers nothing but the words of another one. */
function saysOnly({ text, tone, action, onGone }: ShownToast, other: ToastMessage): boolean {
  const bare = typeof text === "string" && !action && !onGone;
  return bare && text === other.text && tone === other.tone;
}

/**
 * The toasts with a new one: it takes the place of the one about the same, else it comes last.
 * One that only says the same words goes, so that what is done again and again is told once.
 * Where there are too many, the oldest one leaves that offers nothing to do.
 */
export function withToast(
  before: readonly ShownToast[],
  toast: ToastMessage,
): readonly ShownToast[] {
  const place = before.findIndex(({ about }) => about !== undefined && about === toast.about);
  const replaced = before[place];
  if (replaced) {
    return before.map((each) => (each === replaced ? { ...toast, key: replaced.key } : each));
  }
  const key = (before.at(-1)?.key ?? 0) + 1;
  const after = [...before.filter((each) => !saysOnly(each, toast)), { ...toast, key }];
  if (after.length <= AT_ONCE) return after;
  const leaves = after.find(({ action }) => !action) ?? after[0];
  return after.filter((each) => each !== leaves);
}
