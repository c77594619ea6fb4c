import address from "@/theme/console.css?url";

let sheet: CSSStyleSheet | null = null;

/** A file that is gone says so as webpack does of its own. */
class MissingStyles extends Error {
  code = "CSS_CHUNK_LOAD_FAILED";
}

/** Fetches the styles of the console; they are there and do not hold yet once this settles. */
export async function fetchStyles(): Promise<void> {
  if (sheet) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  await new Promise((there, fail) => {
    link.addEventListener("load", there);
    link.addEventListener("error", () => fail(new MissingStyles(address)));
    document.head.append(link);
  }).catch((error: unknown) => {
    link.remove();
    throw error;
  });
  sheet = link.sheet;
  holdStyles(false);
}

/** Lets the styles of the console hold or not: other pages have an order of their own. */
export function holdStyles(hold: boolean): void {
  if (sheet) sheet.disabled = !hold;
}
