import type { Page } from "@playwright/test";
import type { NodeResult, RunOptions } from "axe-core";

interface Axe {
  run: (
    context: { include: Element[] },
    options: RunOptions,
  ) => Promise<Record<"violations" | "passes", { nodes: NodeResult[] }[]>>;
}

declare global {
  interface Window {
    axe?: Axe;
    /** The elements with text that were found last. */
    texts?: Element[];
  }
}

/**
 * The styles of texts in which axe found enough contrast, in this worker process. The rule takes
 * three quarters of axe's time, and most texts of a page have a style that another page had.
 */
const legible = new Set<string>();

/**
 * Finds all visible texts and returns the style of each: the elements from it up to the root, with
 * all of theirs that contrast depends on. It is empty where a text lies on a drawing.
 */
function styles(): string[] {
  const chains = new Map<Element, string>();
  const ids = new Map<string, string>();

  const own = (element: Element): string => {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow } =
      getComputedStyle(element);
    const isDisabled = element.matches(":disabled, [aria-disabled=true]");
    const written = [element.localName, element.className, element.getAttribute("style")];
    const drawn = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight];
    return [...written, ...drawn, textShadow, isDisabled].join(";");
  };
  /** A short name for a long style; two numbers, because one would meet another by chance. */
  const shorten = (text: string): string => {
    const known = ids.get(text);
    if (known) return known;
    let [first, second] = [5381, 52711];
    for (let at = 0; at < text.length; at += 1) {
      first = (Math.imul(first, 33) ^ text.charCodeAt(at)) | 0;
      second = (Math.imul(second, 31) + text.charCodeAt(at)) | 0;
    }
    const id = `${first.toString(36)}.${second.toString(36)}`;
    ids.set(text, id);
    return id;
  };
  const chain = (element: Element): string => {
    const known = chains.get(element);
    if (known !== undefined) return known;
    const above = element.parentElement ? chain(element.parentElement) : "";
    const found = shorten(`${above} ${own(element)}`);
    chains.set(element, found);
    return found;
  };
  const isText = (element: Element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());

  window.texts = [...document.body.querySelectorAll("*:not(script, style, template)")].filter(
    (element) => isText(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  return window.texts.map((text) => (text.closest("svg") ? "" : chain(text)));
}

interface Judgement {
  problems: string[];
  /** The places of the texts that are legible. */
  passed: number[];
}

/** Lets axe judge the texts at these places. */
async function judge(places: number[]): Promise<Judgement> {
  const { axe, texts = [] } = window;
  const include = places.flatMap((place) => texts[place] ?? []);
  if (!axe || include.length === 0) return { problems: [], passed: [] };
  // A selector of each legible text would take longer than to judge it.
  const options: RunOptions = { runOnly: ["color-contrast"], elementRef: true, selectors: false };
  const { violations, passes } = await axe.run({ include }, options);
  const place = new Map(texts.map((text, at) => [text, at]));
  return {
    problems: violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html} ${String(failureSummary)}`),
    ),
    passed: passes.flatMap(({ nodes }) =>
      nodes.flatMap(({ element }) => (element && place.get(element)) ?? []),
    ),
  };
}

/** Reports every text of the page that has too little contrast. */
export async function lowContrasts(page: Page): Promise<string[]> {
  const found = await page.evaluate(styles);
  const unknown = found.flatMap((style, place) => (legible.has(style) ? [] : [place]));
  const { problems, passed } = await page.evaluate(judge, unknown);
  for (const place of passed) legible.add(found[place] ?? "");
  legible.delete("");
  return problems.map((problem) => `color-contrast: ${problem}`);
}
