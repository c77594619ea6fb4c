/** What the window is called while a page is shown. */
export function pageTitle(name: string): string {
  return [name, "Lumbung"].join(" · ");
}
