import front from "@/ui/pictures/illustrations/barn-front.svg";
import logo from "@/ui/pictures/illustrations/logo.svg";
import stilts from "@/ui/pictures/illustrations/barn-stilts.svg";

import { fontOf } from "./canvas-text";
import { drawPicture, PICTURE_SIZE, readPalette } from "./draw-picture";
import type { PictureContent } from "./picture-content";

const TYPE = "image/png";
/** SVG without a size of its own is drawn at this one. */
const DRAWN = 300;

async function loadDrawing(url: string): Promise<HTMLImageElement> {
  const image = new Image(DRAWN, DRAWN);
  image.src = url;
  await image.decode();
  return image;
}

/** A picture of a letter as a PNG; it is made here, and nothing leaves the device. */
export async function makePicture(content: PictureContent): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, PICTURE_SIZE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas");
  const look = readPalette();
  const [drawnLogo, drawnStilts, drawnFront] = await Promise.all([
    loadDrawing(logo),
    loadDrawing(stilts),
    loadDrawing(front),
    // One file has every weight.
    document.fonts.load(fontOf(look, { size: 40, weight: 700 })),
  ]);
  drawPicture(context, look, { logo: drawnLogo, stilts: drawnStilts, front: drawnFront }, content);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("The picture could not be made"));
    }, TYPE);
  });
}
