import { vi } from "vitest";

type Drawn = [what: string, ...values: number[]];

/**
 * Stands in for what jsdom lacks: decoding, drawing and layout. A file whose text begins with
 * 'broken' is no image; any other is one of this size. Answers what was drawn, in its order.
 */
export function drawing({ width, height }: { width: number; height: number }): Drawn[] {
  const drawn: Drawn[] = [];
  const files = new Map<string, Blob>();
  const note =
    (what: string) =>
    (...values: unknown[]) =>
      drawn.push([what, ...values.filter((value) => typeof value === "number")]);

  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL(file: Blob) {
        const url = `blob:${files.size}`;
        files.set(url, file);
        return url;
      }
      static override revokeObjectURL(url: string) {
        files.delete(url);
      }
    },
  );
  Object.assign(HTMLImageElement.prototype, {
    async decode(this: HTMLImageElement) {
      const text = await files.get(this.src)?.text();
      if (!text || text.startsWith("broken")) throw new DOMException("", "EncodingError");
    },
  });
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(0);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 300, 300),
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation((() => ({
    drawImage: note("drawImage"),
    scale: note("scale"),
    translate: note("translate"),
    rotate: note("rotate"),
  })) as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    done: BlobCallback,
    type?: string,
  ) {
    drawn.push(["toBlob", this.width, this.height]);
    done(new Blob([`${this.width}x${this.height}`], { type }));
  });
  return drawn;
}
