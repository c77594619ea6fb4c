import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { addressOf, type Language, type Screen } from "./pages";
import { API, newPerson, type Person, signIn } from "./people";
import { firstWallet } from "./wallets";

const SIZES = {
  "390": { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  "1440": { viewport: { width: 1440, height: 900 } },
};
const THEMES = ["light", "dark"] as const;
const LANGUAGES: Language[] = ["en", "id"];

/** Every way to look at a screen: how its browser is set, and how its pictures are named. */
export const LOOKS = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((colorScheme) =>
    Object.entries(SIZES).map(([size, device]) => ({
      language,
      ending: `${size}-${colorScheme}-${language}`,
      browser: {
        ...device,
        colorScheme,
        locale: language,
        contextOptions: { reducedMotion: "reduce" as const },
      },
    })),
  ),
);

const target = process.env.SCREENSHOTS ?? "screenshots";

/** The person of the demo data. */
export function demoPerson(): Person {
  const { DEMO_EMAIL: email = "", DEMO_PASSWORD: password = "" } = process.env;
  return { ...newPerson(), email, password };
}

/** Signs in, and tells the id of the first wallet. */
export async function enter(
  context: BrowserContext,
  person: Person,
  language: Language,
): Promise<string> {
  const token = await signIn(context.request, person);
  await context.request.put(`${API}/users/preferences`, {
    data: { language },
    headers: { Authorization: `Bearer ${token}` },
  });
  return firstWallet(context.request, token);
}

/** React shows a late part up to 300 ms after its script has come. */
const INTERVALS = { intervals: [400] };

/** Whether what the picture shows has its scripts, letters and images, and no grey shape for them. */
async function isDrawn(): Promise<boolean> {
  const fetched = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
  if ([...document.scripts].some(({ src }) => src && !fetched.has(src))) return false;
  for (const image of document.images) image.loading = "eager";
  await document.fonts.ready;
  const seen = (each: Element) => each.getBoundingClientRect().top < window.innerHeight;
  const grey = [...document.querySelectorAll(".animate-shimmer")].some(seen);
  return !grey && [...document.images].every((image) => image.complete);
}

/** Opens a screen and takes a picture of it. */
export async function shoot(
  page: Page,
  screen: Screen,
  language: Language,
  name: string,
): Promise<void> {
  await page.goto(addressOf(screen, language));
  await snap(page, name, !screen.signedIn);
}

/** Takes a picture of the window or the whole page once nothing in it changes any more. */
export async function snap(page: Page, name: string, fullPage = false): Promise<void> {
  await page.locator("h1").first().waitFor();
  // Not until the network is idle: some requests of a page repeat, or outlive it.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  let before = "";
  const stays = async () => {
    // `waitForFunction` would take the promise itself for a yes.
    const drawn = (await page.evaluate(isDrawn)) ? await page.content() : "";
    const same = drawn !== "" && drawn === before;
    before = drawn;
    return same;
  };
  await expect.poll(stays, INTERVALS).toBe(true);
  await page.screenshot({ path: join(target, `${name}.png`), fullPage });
}
