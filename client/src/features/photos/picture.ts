/** Accepted image types; the server checks the content, too. */
export const ACCEPTED_TYPES = ["image/jpeg", "image/png", "image/webp"];
const MAX_BYTES = 5 * 1024 * 1024;
/** Enough for a sharp cut at the strongest zoom, and little enough for the memory of a phone. */
const MAX_SIDE = 2048;
/** The side of the square that is sent, in px. */
const OUTPUT_SIDE = 512;
const QUALITY = 0.92;

/** Why a file cannot become the photo. */
export type PhotoProblem = "large" | "kind" | "unreadable";

/** A photo ready to be cut: upright, of a handy size, and where an image element finds it. */
export interface Picture {
  canvas: HTMLCanvasElement;
  url: string;
  type: string;
}

/** A part of the turned picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What can be said against a file before it is opened. */
export function findProblem(file: File): PhotoProblem | null {
  if (!ACCEPTED_TYPES.includes(file.type)) return "kind";
  return file.size > MAX_BYTES ? "large" : null;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw");
  context.imageSmoothingQuality = "high";
  return context;
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("No picture")));
    canvas.toBlob(done, type, QUALITY);
  });
}

/** The file as an image; an image element turns photos of cameras upright. Rejects on no image. */
async function decoded(file: File): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Opens a file as a picture to cut; rejects when it holds none. Give it back with `release`. */
export async function openPicture(file: File): Promise<Picture> {
  const image = await decoded(file);
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = createCanvas(width * scale, height * scale);
  contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
  // Browsers that cannot encode WebP write PNG, which keeps transparency, too.
  const type = file.type === "image/jpeg" ? file.type : "image/webp";
  return { canvas, type, url: URL.createObjectURL(await encode(canvas, type)) };
}

export function releasePicture(picture: Picture): void {
  URL.revokeObjectURL(picture.url);
}

/** The chosen square of a picture that was turned by so many quarters to the right. */
export async function cropPicture(
  { canvas, type }: Picture,
  area: CropArea,
  turns: number,
): Promise<Blob> {
  const side = Math.min(OUTPUT_SIDE, area.width);
  const result = createCanvas(side, side);
  const { width, height } = canvas;
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  const context = contextOf(result);
  context.scale(side / area.width, side / area.height);
  context.translate(across / 2 - area.x, down / 2 - area.y);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(canvas, -width / 2, -height / 2);
  return await encode(result, type);
}
