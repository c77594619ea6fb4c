import { test } from "@playwright/test";
import { builtScreens, ofWallet, type Screen, WALLET } from "./support/pages";
import { newPerson, register } from "./support/people";
import { demoPerson, enter, LOOKS, shoot } from "./support/shoot";

function nameOf(screen: Screen): string {
  return screen.path === "/"
    ? "landing"
    : screen.path
        .slice(1)
        .replace(/\W+(tab=)?/g, "-")
        .replace(/-$/, "");
}

test.describe.configure({ mode: "serial" });

for (const { language, ending, browser } of LOOKS) {
  test.describe(ending, () => {
    test.use(browser);

    test("public screens", async ({ page }) => {
      for (const screen of builtScreens().filter(({ signedIn }) => !signedIn)) {
        await shoot(page, screen, language, `${nameOf(screen)}-${ending}`);
      }
    });

    for (const state of ["filled", "empty"]) {
      test(`screens of the ${state} account`, async ({ context, page }) => {
        const person = state === "empty" ? newPerson() : demoPerson();
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
