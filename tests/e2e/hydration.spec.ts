import { takenOver } from "./support/hydrated";
import { expect, test } from "./support/test";

/** Pages that are written at build time and filled by the server. */
const ENGLISH = ["/", "/blog", "/blog/blog1", "/financialtips/small-leaks", "/about", "/terms"];
const INDONESIAN = ["/id", "/id/financialtips", "/id/blog/blog1", "/id/privacypolicy"];
/** Those that show most of what is stored. */
const STORED = ["/", "/id/blog", "/blog/blog1", "/id/financialtips/small-leaks"];

declare global {
  interface Window {
    /** What the html brought, before any script of ours but the one for the theme had run. */
    brought: Element[];
  }
}

/** What stands in the page, element by element, without what differs between two drawings. */
function drawn(): string[] {
  const line = (element: Element) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = texts.map(({ nodeValue }) => nodeValue).join("");
    return [element.localName, ...attributes.sort(), text].join(" ").replace(/«\w+»/g, "«»");
  };
  // Comments and the ways to share come by themselves, later than the rest.
  const shown = "#main *:not(#comments, #comments *, #share *)";
  return [...document.querySelectorAll(shown)].map(line);
}

test("what the html brought stays when the page comes to life", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState === "interactive") {
        // The place of the comments is only kept free for them.
        window.brought = [...document.querySelectorAll("#root *:not(#comments)")];
      }
    });
  });
  for (const address of [...ENGLISH, ...INDONESIAN]) {
    await page.goto(address);
    await takenOver(page);
    const lost = await page.evaluate(() =>
      window.brought.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML),
    );
    expect(lost, address).toEqual([]);
    expect(await page.evaluate(() => window.brought.length)).toBeGreaterThan(50);
  }
});

test("nothing but links waits in the html of what hydrates late", async ({ request }) => {
  // A link works without scripts; a press of anything else would be lost until the code is there.
  for (const address of [...ENGLISH, ...INDONESIAN]) {
    const html = await (await request.get(address)).text();
    const page = html.slice(html.indexOf("<main"), html.indexOf("</footer>"));
    expect(page.length, address).toBeGreaterThan(1000);
    expect(page.match(/<(button|input|select|textarea|form)\b[^>]*>/g), address).toBeNull();
  }
});

test("a page is the same whether the server or the browser has drawn it", async ({ page }) => {
  for (const address of STORED) {
    await page.goto(address);
    await takenOver(page);
    const [title, filled] = [await page.title(), await page.evaluate(drawn)];

    await page.goto(address.startsWith("/id") ? "/id/terms" : "/terms");
    await takenOver(page);
    await page.evaluate((to) => {
      window.history.pushState({}, "", to);
      window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, address);
    await expect(page).toHaveTitle(title);
    await expect.poll(() => page.evaluate(drawn), { message: address }).toEqual(filled);
  }
});
