import { type RefObject, useEffect, useState } from "react";

function holdsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes("Files") ?? false;
}

/** Takes files that are dropped on the place. Answers whether some are held over it now. */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
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
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0 && isHere(event.target)) onFiles(files);
    };
    document.addEventListener("dragover", onDrag);
    document.addEventListener("dragleave", onLeave);
    document.addEventListener("drop", onDrop);
    return () => {
      document.removeEventListener("dragover", onDrag);
      document.removeEventListener("dragleave", onLeave);
      document.removeEventListener("drop", onDrop);
    };
  }, [place, onFiles]);

  return over;
}
