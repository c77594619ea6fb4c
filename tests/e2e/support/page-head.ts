import { expect, type Page } from "@playwright/test";

/** A page as it is shown, and what its head tells; read at once, because many pages are. */
export interface Shown {
  address: string;
  language: string;
  headings: string[];
  length: number;
  /** By the name of a meta element, or by what a link is for: 'alternate id'. */
  head: Record<string, string[]>;
  structured: string[];
  links: string[];
  asksForScripts: boolean;
}

/** What a page shows and tells. */
export function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const all = <Kind extends Element>(selector: string) => [
      ...document.querySelectorAll<Kind>(selector),
    ];
    const head: Record<string, string[]> = {};
    const put = (name: string, text: string) => {
      head[name] = [...(head[name] ?? []), text];
    };
    for (const one of all<HTMLMetaElement>("head meta[content]")) {
      put(one.name || (one.getAttribute("property") ?? ""), one.content);
    }
    for (const one of all<HTMLLinkElement>("head link[href]")) {
      put([one.rel, one.hreflang || one.type].filter(Boolean).join(" "), one.href);
    }
    return {
      address: location.pathname,
      language: document.documentElement.lang,
      headings: all<HTMLElement>("h1").map((one) => one.innerText),
      length: document.body.innerText.length,
      head,
      structured: all("script[type='application/ld+json']").map((one) => one.textContent ?? ""),
      links: all<HTMLAnchorElement>("a[href]").map((one) => one.href),
      asksForScripts: document.querySelector("body > noscript") !== null,
    };
  });
}

/** What the head tells once under a name. */
export function told({ head, address }: Shown, name: string): string {
  expect(head[name], `${name} of ${address}`).toHaveLength(1);
  return head[name]?.[0] ?? "";
}
