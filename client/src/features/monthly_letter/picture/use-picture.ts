import { useEffect, useState } from "react";

import front from "@/ui/pictures/illustrations/barn-front.svg";
import stilts from "@/ui/pictures/illustrations/barn-stilts.svg";
import logo from "@/ui/pictures/illustrations/logo.svg";

import { fontOf } from "./canvas-text";
import { drawPicture, PICTURE_SIZE, readPalette } from "./draw-picture";
import type { PictureContent } from "./picture-content";

interface Made {
  /** Of what it shows. */
  key: string;
  blob: Blob;
  /** Where it can be seen, as long as it is shown. */
  url: string;
}

/**
 * A picture of what is given, made anew whenever that changes. The one before can be seen until
 * then, while its file is no longer given out: it may show what was taken away.
 */
export function usePicture(content: PictureContent) {
  const [made, setMade] = useState<Made | null>(null);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const key = JSON.stringify(content);

  useEffect(() => {
    let current = true;
    let url: string | null = null;
    const make = async () => {
      try {
        const blob = await makePicture(JSON.parse(key) as PictureContent);
        if (!current) return;
        url = URL.createObjectURL(blob);
        setMade({ key, blob, url });
      } catch {
        if (current) setFailedKey(key);
      }
    };
    void make();
    return () => {
      current = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [key]);

  return {
    url: made?.url,
    blob: made?.key === key ? made.blob : undefined,
    failed: failedKey === key,
  };
}

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
async function makePicture(content: PictureContent): Promise<Blob> {
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
