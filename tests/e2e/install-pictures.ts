import { test } from "@playwright/test";
import type { Language } from "./support/pages";
import { demoPerson, enter, shoot } from "./support/shoot";

const LANGUAGES: Language[] = ["en", "id"];

/** Windows whose pictures have the sizes of the app manifest, and what they show. */
const SHAPES = {
  narrow: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.5,
    screens: { overview: "/overview", transactions: "/transaction", budget: "/budget" },
  },
  wide: {
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    screens: { overview: "/overview", transactions: "/transaction" },
  },
};

test.describe.configure({ mode: "serial" });

for (const locale of LANGUAGES) {
  for (const [shape, { screens, ...window }] of Object.entries(SHAPES)) {
    test.describe(`${shape}, ${locale}`, () => {
      test.use({ ...window, locale, colorScheme: "light" });

      test("what the browser shows before it installs the app", async ({ context, page }) => {
        await enter(context, demoPerson(), locale);
        for (const [name, path] of Object.entries(screens)) {
          const screen = { path, signedIn: true };
          await shoot(page, screen, locale, `install-${name}-${shape}-${locale}`);
        }
      });
    });
  }
}
