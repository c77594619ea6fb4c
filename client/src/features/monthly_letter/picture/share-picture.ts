import { saveFile } from "@/browser/save-file";

/** What became of a picture. */
type Shared = "shared" | "saved" | "cancelled";

function isCancel(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Whether this browser hands pictures to other apps. */
export function canShare(blob: Blob, name: string): boolean {
  const files = [new File([blob], name, { type: blob.type })];
  return typeof navigator.canShare === "function" && navigator.canShare({ files });
}

/** Hands the picture to an app that the person chooses, else saves it as a file. */
export async function sharePicture(blob: Blob, name: string): Promise<Shared> {
  if (!canShare(blob, name)) {
    saveFile(blob, name);
    return "saved";
  }
  try {
    await navigator.share({ files: [new File([blob], name, { type: blob.type })] });
    return "shared";
  } catch (error) {
    if (isCancel(error)) return "cancelled";
    saveFile(blob, name);
    return "saved";
  }
}
