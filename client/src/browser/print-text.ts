/** Prints a title and lines on a sheet of their own, without anything of the page around. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement("iframe");
  // Some browsers print nothing of a frame that is not displayed.
  frame.className = "sr-only";
  frame.title = title;
  document.body.append(frame);
  const sheet = frame.contentDocument;
  const paper = frame.contentWindow;
  if (!sheet || !paper) return;
  sheet.title = title;
  const head = sheet.createElement("h1");
  head.textContent = title;
  sheet.body.append(
    head,
    ...lines.map((line) => {
      const row = sheet.createElement("p");
      row.textContent = line;
      return row;
    }),
  );
  paper.addEventListener("afterprint", () => frame.remove(), { once: true });
  paper.print();
}
