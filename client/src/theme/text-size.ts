/** How large text is, in percent of what the design knows; every size on a page follows. */
export const TEXT_SIZES = [150, 125, 100, 75, 50, 25] as const;

export type TextSize = (typeof TEXT_SIZES)[number];

// public/theme.js reads the same key before the first paint.
const KEY = "text-size";

/** Shows the text of this page, and of those that open later in this browser, in a size. */
export function showTextSize(size: TextSize): void {
  localStorage.setItem(KEY, String(size));
  paint();
}

/** Lets this page follow what is chosen in another tab; the answer ends that. */
export function followTextSize(): () => void {
  window.addEventListener("storage", paint);
  return () => window.removeEventListener("storage", paint);
}

function paint(): void {
  const size = localStorage.getItem(KEY);
  if (size) document.documentElement.dataset.textSize = size;
}
