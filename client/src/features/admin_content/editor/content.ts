import type { ArticleText, Content, Language, Source } from "../types";

function copyOfText({ title, description, body, sources }: ArticleText): ArticleText {
  return {
    title,
    description,
    body,
    sources: sources.map(({ title: name, publisher, url }) => ({ title: name, publisher, url })),
  };
}

/** Copies the editable content without the server's other fields. */
export function copyContent({ topics, texts }: Content): Content {
  return {
    topics: [...topics],
    texts: { en: copyOfText(texts.en), id: copyOfText(texts.id) },
  };
}

/** Normalizes a single-line text as the server does. */
const normalizeLine = (text: string) => text.normalize("NFC").replaceAll(/\s+/g, " ").trim();

function normalizeSource({ title, publisher, url }: Source): string[] {
  return [normalizeLine(title), normalizeLine(publisher), normalizeLine(url)];
}

function normalizeText({ title, description, body, sources }: ArticleText): unknown[] {
  const lines = body.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").normalize("NFC");
  return [normalizeLine(title), normalizeLine(description), lines, sources.map(normalizeSource)];
}

/** Whether two contents are equal after normalization. */
export function hasSameContent(one: Content, other: Content): boolean {
  const plain = ({ topics, texts }: Content) =>
    JSON.stringify([topics, normalizeText(texts.en), normalizeText(texts.id)]);
  return plain(one) === plain(other);
}

/** The title in a language, else in the other one. */
export function titleOf({ texts }: Content, language: Language): string {
  return texts[language].title || texts[language === "en" ? "id" : "en"].title;
}

/** The content of both languages as one plain text. */
export function toPlainText({ texts }: Content): string {
  const parts = [texts.en, texts.id].flatMap(({ title, description, body, sources }) => [
    title && `# ${title}`,
    description,
    body,
    sources.map((source) => `- ${normalizeSource(source).filter(Boolean).join(", ")}`).join("\n"),
  ]);
  return parts.filter(Boolean).join("\n\n");
}
