import type { Page } from "@playwright/test";

/** Says in a JPEG that the camera lay on its side: to be shown, it is turned right by a quarter. */
function lying(jpeg: Buffer): Buffer {
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const tiff = [...Buffer.from("MM"), 0, 42, 0, 0, 0, 8, 0, 1, ...orientation, 0, 0, 0, 0];
  const content = Buffer.from([...Buffer.from("Exif\0\0"), ...tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/**
 * A photo as a phone writes it, held upright: stored lying, its left red and its right blue half
 * are the upper and the lower one when it is seen as it should be.
 */
export async function phonePhoto(page: Page, long = 800): Promise<Buffer> {
  const url = await page.evaluate((side) => {
    const canvas = document.createElement("canvas");
    canvas.width = side;
    canvas.height = side / 2;
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = "rgb(220, 20, 20)";
      context.fillRect(0, 0, side / 2, side / 2);
      context.fillStyle = "rgb(20, 20, 220)";
      context.fillRect(side / 2, 0, side / 2, side / 2);
    }
    return canvas.toDataURL("image/jpeg", 0.95);
  }, long);
  return lying(Buffer.from(url.split(",")[1] ?? "", "base64"));
}

/** The colours in the middle of the four edges of a picture of this site: top, right, bottom, left. */
export async function edgesOf(page: Page, address: string): Promise<("red" | "blue")[]> {
  return await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    const colour = (x: number, y: number) => {
      const at = [x * (canvas.width - 1), y * (canvas.height - 1)].map(Math.round);
      const [red = 0, , blue = 0] = context?.getImageData(at[0] ?? 0, at[1] ?? 0, 1, 1).data ?? [];
      return red > blue ? ("red" as const) : ("blue" as const);
    };
    return [colour(0.5, 0.02), colour(0.98, 0.5), colour(0.5, 0.98), colour(0.02, 0.5)];
  }, address);
}
