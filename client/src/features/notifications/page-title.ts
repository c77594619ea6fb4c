const COUNT = /^\(\d+\) /;

function write(unread: number): void {
  const name = document.title.replace(COUNT, "");
  const title = unread > 0 ? `(${String(unread)}) ${name}` : name;
  if (document.title !== title) document.title = title;
}

/** Prefixes the page title with the count; returns the cleanup function. */
export function syncTitle(unread: number): () => void {
  write(unread);
  const observer = new MutationObserver(() => write(unread));
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    write(0);
  };
}
