import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { htmlProblems } from "./support/html";
import { addressOf, builtScreens, type Language } from "./support/pages";
import { type Shown, shown, told } from "./support/page-head";
import { expect, test } from "./support/test";
import { expectIndonesian } from "./support/words";

const NOWHERE = ["/no-such-page", "/id/no-such-page", "/blog/blog99", "/id/financialtips/none"];
/** Forms may be found by a link, but no list names them. */
const FORMS = /^(\/id)?\/(login|register|forgot)$/;
const LANGUAGES = ["en", "id"] as const;

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, process.env.E2E_URL);
  return `${pathname}${search}`;
};
const languageOf = (path: string): Language => (/^\/id(\/|$)/.test(path) ? "id" : "en");

const content = join(import.meta.dirname, "..", "..", "server", "articles", "content");
const SHIPPED = readdirSync(content).flatMap((name) => /^(.+)\.toml$/.exec(name)?.[1] ?? []);

/** Other journeys publish articles of their own meanwhile, in one language and without a cover. */
function isOurs(path: string): boolean {
  const [, slug] = /\/(?:blog|financialtips)\/(.+)$/.exec(path) ?? [];
  return slug === undefined || SHIPPED.includes(slug);
}

/** What search engines are told of. */
async function listed(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return places.map(([, address = ""]) => pathOf(address)).filter(isOurs);
}

/** Forms, and public pages that stand in mails, which search engines leave alone. */
function unlisted(found: string[]): string[] {
  const open = builtScreens().filter(
    ({ path, signedIn }) => !signedIn && !path.includes("no-such"),
  );
  const all = LANGUAGES.flatMap((language) => open.map((screen) => addressOf(screen, language)));
  return all.filter((path) => !found.includes(path));
}

async function open(page: Page, path: string): Promise<Shown> {
  const answer = await page.goto(path);
  if (!answer) throw new Error(`${path} has no answer`);
  expect(answer.status(), path).toBe(NOWHERE.includes(path) ? 404 : 200);
  expect(answer.headers(), path).not.toHaveProperty("set-cookie");
  expect(await htmlProblems(await answer.text()), path).toEqual([]);
  const found = await shown(page);
  expect(found.language, path).toBe(languageOf(path));
  expect(found.length, path).toBeGreaterThan(60);
  return found;
}

function expectToBeFound(page: Shown, path: string): void {
  expect(page.headings, path).toEqual([expect.stringMatching(/\S/)]);
  for (const name of ["canonical", `alternate ${languageOf(path)}`, "og:url"]) {
    expect(pathOf(told(page, name)), name).toBe(path);
  }
  for (const code of [...LANGUAGES, "x-default"]) told(page, `alternate ${code}`);
  const description = told(page, "description");
  expect(description.length, `${path}: ${description}`).toBeGreaterThan(20);
  expect(description.length, `${path}: ${description}`).toBeLessThan(201);
  expect(told(page, "og:description")).toBe(description);
  expect(told(page, "og:image")).toMatch(/^https?:.+\.jpg$/);
  expect(told(page, "og:image:alt")).not.toBe("");
  const feed = languageOf(path) === "id" ? "/id/feed.xml" : "/feed.xml";
  expect(pathOf(told(page, "alternate application/atom+xml"))).toBe(feed);
  expect(page.head, path).not.toHaveProperty("robots");
}

interface Thing {
  "@type": string;
  [name: string]: unknown;
}

/** The structured data of a page, by what each thing is. */
function structured(page: Shown): Record<string, Thing> {
  const { "@context": context, "@graph": graph } = JSON.parse(page.structured.join()) as {
    "@context": string;
    "@graph": Thing[];
  };
  expect(context).toBe("https://schema.org");
  return Object.fromEntries(graph.map((thing) => [thing["@type"], thing]));
}

function expectStructured(page: Shown, path: string): void {
  const { Article, BreadcrumbList, Organization, WebSite } = structured(page);
  if (path === "/" || path === "/id") {
    expect(Organization).toMatchObject({ name: "Lumbung", url: expect.any(String) });
    expect(WebSite).toMatchObject({ name: "Lumbung", inLanguage: languageOf(path) });
    return;
  }
  const steps = BreadcrumbList?.itemListElement as { position: number; item: string }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, at) => at + 1));
  expect(pathOf(steps.at(-1)?.item ?? "")).toBe(path);
  const isArticle = /\/(blog|financialtips)\/./.test(path);
  expect(steps.length, path).toBe(isArticle ? 3 : 2);
  if (!isArticle) return;
  expect(page.asksForScripts, path).toBe(false);
  expect(Article).toMatchObject({
    headline: page.headings[0],
    inLanguage: languageOf(path),
    author: { name: "Lumbung" },
    publisher: { logo: expect.stringContaining("/icon-any-512.png") },
    image: [told(page, "og:image")],
    datePublished: told(page, "article:published_time"),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
}

function expectHead(page: Shown, path: string, isToBeFound: boolean): void {
  if (!isToBeFound) return expect(told(page, "robots"), path).toBe("noindex");
  expectToBeFound(page, path);
  expectStructured(page, path);
}

/** Not a page that is nowhere itself: neither its content nor its other language is there. */
function leadsOn(link: string): boolean {
  const shared = (path: string) => path.replace(/^\/id/, "");
  return !NOWHERE.map(shared).includes(shared(pathOf(link)));
}

async function expectToLeadSomewhere(request: APIRequestContext, targets: string[]) {
  const pages = new Map<string, string>();
  for (const target of targets) {
    const { hash } = new URL(target);
    const path = pathOf(target);
    if (!pages.has(path)) {
      const answer = await request.get(path);
      expect(answer.status(), `a link leads to ${path}`).toBe(200);
      pages.set(path, await answer.text());
    }
    if (hash) expect(pages.get(path), target).toContain(`id="${decodeURI(hash.slice(1))}"`);
  }
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, refusals: [404] });

  test("every public page reads, is found and leads on", async ({ page, context, request }) => {
    const elsewhere = new Set<string>();
    const here = new URL(process.env.E2E_URL ?? "").origin;
    context.on("request", (one) => {
      if (!one.url().startsWith(`${here}/`)) elsewhere.add(one.url());
    });
    const found = await listed(request);
    expect(SHIPPED.length).toBeGreaterThanOrEqual(10);
    expect(found.length).toBeGreaterThanOrEqual(32);
    expect(found.filter((path) => FORMS.test(path))).toEqual([]);
    const targets = new Set<string>();
    for (const path of [...found, ...unlisted(found), ...NOWHERE]) {
      const one = await open(page, path);
      expectHead(one, path, found.includes(path) || FORMS.test(path));
      if (languageOf(path) === "id") await expectIndonesian(page);
      for (const link of one.links.filter((to) => to.startsWith(`${here}/`))) targets.add(link);
    }
    await expectToLeadSomewhere(request, [...targets].filter(leadsOn));
    expect([...elsewhere], "requests to other sites").toEqual([]);
  });
});

test("the pictures of link previews and the icons are what they say", async ({ page, request }) => {
  await page.goto("/blog/blog1");
  for (const path of [pathOf(told(await shown(page), "og:image")), "/share-id.jpg"]) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, path);
    expect(size, path).toEqual([1200, 630]);
  }
  const types = { "/favicon.ico": /^image\/(x-icon|vnd\.microsoft\.icon)/, "/favicon.svg": /svg/ };
  for (const [path, type] of Object.entries(types)) {
    expect((await request.get(path)).headers()["content-type"], path).toMatch(type);
  }
  const { icons } = await (await request.get("/manifest.en.webmanifest")).json();
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
});
