import { type RefObject, useCallback, useEffect } from "react";

import { useFileDrop } from "./use-file-drop";

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
  const takeFirst = useCallback(
    ([file]: File[]) => {
      if (file) onFile(file);
    },
    [onFile],
  );

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = isInDialog(event.target) ? null : pasted(event);
      if (!file) return;
      event.preventDefault();
      onFile(file);
    };
    document.addEventListener("paste", onPaste);
    return () => {
      document.removeEventListener("paste", onPaste);
    };
  }, [onFile]);

  return useFileDrop(place, takeFirst);
}
