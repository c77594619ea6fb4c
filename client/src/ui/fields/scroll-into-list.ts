/** Scrolls the list and nothing else: scrollIntoView would move the page behind it too. */
export function scrollIntoList(list: Element, row: Element): void {
  const frame = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
