import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import {
  addressOf,
  builtScreens,
  type Language,
  ofWallet,
  type Screen,
  WALLET,
} from "./support/pages";
import { API, newPerson, type Person, register, signIn } from "./support/people";
import { firstWallet } from "./support/wallets";

const SIZES = { "390": { width: 390, height: 844 }, "1440": { width: 1440, height: 900 } };
const THEMES = ["light", "dark"] as const;
const LANGUAGES: Language[] = ["en", "id"];
const target = process.env.SCREENSHOTS ?? "screenshots";

/** Signs in, and tells the id of the first wallet. */
async function enter(context: BrowserContext, person: Person, language: Language): Promise<string> {
  const token = await signIn(context.request, person);
  await context.request.put(`${API}/users/preferences`, {
    data: { language },
    headers: { Authorization: `Bearer ${token}` },
  });
  return firstWallet(context.request, token);
}

/** React shows a late part up to 300 ms after its script has come. */
const LOOKS = { intervals: [400] };

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

async function shoot(page: Page, screen: Screen, language: Language, name: string): Promise<void> {
  await page.goto(addressOf(screen, language));
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
  await expect.poll(stays, LOOKS).toBe(true);
  await page.screenshot({ path: join(target, `${name}.png`), fullPage: !screen.signedIn });
}

function nameOf(screen: Screen): string {
  return screen.path === "/"
    ? "landing"
    : screen.path
        .slice(1)
        .replace(/\W+(tab=)?/g, "-")
        .replace(/-$/, "");
}

test.describe.configure({ mode: "serial" });

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      test.describe(`${language}, ${theme}, ${size}`, () => {
        test.use({ colorScheme: theme, viewport, locale: language });
        const ending = `${size}-${theme}-${language}`;

        test("public screens", async ({ page }) => {
          for (const screen of builtScreens().filter(({ signedIn }) => !signedIn)) {
            await shoot(page, screen, language, `${nameOf(screen)}-${ending}`);
          }
        });

        for (const state of ["filled", "empty"]) {
          test(`screens of the ${state} account`, async ({ context, page }) => {
            const demo = { ...newPerson(), email: process.env.DEMO_EMAIL ?? "" };
            const person =
              state === "empty"
                ? newPerson()
                : { ...demo, password: process.env.DEMO_PASSWORD ?? "" };
            if (state === "empty") {
              await register(context.request, person);
            }
            const wallet = await enter(context, person, language);
            const own = builtScreens().filter(({ signedIn }) => signedIn);
            for (const screen of [...own, WALLET]) {
              const name = `${nameOf(screen)}-${state}-${ending}`;
              await shoot(page, ofWallet(screen, wallet), language, name);
            }
          });
        }
      });
    }
  }
}
