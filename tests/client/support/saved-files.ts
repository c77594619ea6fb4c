import { vi } from "vitest";

/** Takes note of what the page gives as a download, in place of the browser. */
export function savedFiles(): string[] {
  const names: string[] = [];
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL = () => "blob:file";
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}
