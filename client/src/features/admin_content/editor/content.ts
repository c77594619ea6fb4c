import type { ArticleText, Content, Language, Source } from "../types";

function copyOfText({ title, description, body, sources }: ArticleText): ArticleText {
  return {
    title,
    description,
    body,
    sources: sources.map(({ title: name, publisher, url }) => ({ title: name, publisher, url })),
  };
}

/** What is written, without what the server says about it. */
export function copyContent({ topics, texts }: Content): Content {
  return {
    topics: [...topics],
    texts: { en: copyOfText(texts.en), id: copyOfText(texts.id) },
  };
}

/** As the server keeps a text of one line. */
const normalizeLine = (text: string) => text.normalize("NFC").replaceAll(/\s+/g, " ").trim();

function normalizeSource({ title, publisher, url }: Source): string[] {
  return [normalizeLine(title), normalizeLine(publisher), normalizeLine(url)];
}

function normalizeText({ title, description, body, sources }: ArticleText): unknown[] {
  const lines = body.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").normalize("NFC");
  return [normalizeLine(title), normalizeLine(description), lines, sources.map(normalizeSource)];
}

/** Whether two say the same to whoever reads them. */
export function hasSameContent(one: Content, other: Content): boolean {
  const plain = ({ topics, texts }: Content) =>
    JSON.stringify([topics, normalizeText(texts.en), normalizeText(texts.id)]);
  return plain(one) === plain(other);
}

/** As the list calls an article for whoever reads it in this language. */
export function titleOf({ texts }: Content, language: Language): string {
  return texts[language].title || texts[language === "en" ? "id" : "en"].title;
}

/** All that is written as one text, one language after the other. */
export function toPlainText({ texts }: Content): string {
  const parts = [texts.en, texts.id].flatMap(({ title, description, body, sources }) => [
    title && `# ${title}`,
    description,
    body,
    sources.map((source) => `- ${normalizeSource(source).filter(Boolean).join(", ")}`).join("\n"),
  ]);
  return parts.filter(Boolean).join("\n\n");
}
