const COUNT = /^\(\d+\) /;

function write(unread: number): void {
  const name = document.title.replace(COUNT, "");
  const title = unread > 0 ? `(${String(unread)}) ${name}` : name;
  if (document.title !== title) document.title = title;
}

/** Puts the number before the window's name, whatever page names it; returns how to stop. */
export function syncTitle(unread: number): () => void {
  write(unread);
  const observer = new MutationObserver(() => write(unread));
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    write(0);
  };
}
