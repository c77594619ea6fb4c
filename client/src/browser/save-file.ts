/** Gives a file to the person as a download under this name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this call; a minute is more than any of them takes to begin.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
