import { type RefObject, useEffect, useState } from "react";

function holdsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes("Files") ?? false;
}

/** The picture on the clipboard; text that came with it, as from a table, is what was meant. */
function pasted({ clipboardData }: ClipboardEvent): File | null {
  if (!clipboardData || clipboardData.types.includes("text/plain")) return null;
  return [...clipboardData.files].find(({ type }) => type.startsWith("image/")) ?? null;
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog") !== null;
}

/**
 * Takes a file that is dropped on the place, or a picture pasted anywhere on the page.
 * Answers whether one is held over the place now.
 */
export function usePictureDrop(
  place: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const isHere = (target: EventTarget | null) =>
      target instanceof Node && (place.current?.contains(target) ?? false);
    const onDrag = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      // Without this the browser would leave the page for a file that missed the place.
      event.preventDefault();
      const here = isHere(event.target);
      if (event.dataTransfer) event.dataTransfer.dropEffect = here ? "copy" : "none";
      setOver(here);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file && isHere(event.target)) onFile(file);
    };
    const onPaste = (event: ClipboardEvent) => {
      const file = isInDialog(event.target) ? null : pasted(event);
      if (!file) return;
      event.preventDefault();
      onFile(file);
    };
    document.addEventListener("dragover", onDrag);
    document.addEventListener("dragleave", onLeave);
    document.addEventListener("drop", onDrop);
    document.addEventListener("paste", onPaste);
    return () => {
      document.removeEventListener("dragover", onDrag);
      document.removeEventListener("dragleave", onLeave);
      document.removeEventListener("drop", onDrop);
      document.removeEventListener("paste", onPaste);
    };
  }, [place, onFile]);

  return over;
}
