import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages";

const COOKIE = "lang";
const YEAR = 31_536_000;

/** The language chosen in this browser; null when nothing was chosen. */
export function chosenLanguage(cookies: string = document.cookie): Language | null {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookies)?.[1];
  return isLanguage(value) ? value : null;
}

/** Remembers the choice where the server sees it too. */
export function rememberLanguage(language: Language): void {
  const parts = [`${COOKIE}=${language}`, "Path=/", `Max-Age=${YEAR}`, "SameSite=Lax"];
  if (window.location.protocol === "https:") parts.push("Secure");
  document.cookie = parts.join(";");
}

/** The first of the browser's languages that there is, 'id-ID' standing for 'id'. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  const found = wanted.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage);
  return found ?? DEFAULT_LANGUAGE;
}
