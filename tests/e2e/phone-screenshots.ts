import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { askForBarePages } from "./support/bare-pages";
import { API, newPerson } from "./support/people";
import { demoPerson, enter, LOOKS, snap } from "./support/shoot";

const ADD = `**${API}/transaction/add`;
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";
const ANDROID = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";

/** What the sentence panel is given, by the name of its picture. */
const TEXTS = {
  entry: "kemarin kopi kenangan 18rb gopay",
  transfer: "transfer 500rb bca ke gopay biaya 2500",
  amounts: "makan siang 35rb parkir 5rb",
  promotion: "Dapatkan cashback hingga 50% di GoPay! Klaim Rp25.000 sekarang juga.",
  failed: "Transaksi QRIS Rp54.000 di Warung Sederhana GAGAL. Saldo tidak terpotong.",
  code: "Kode OTP kamu 482913. Jangan berikan kode ini kepada siapa pun.",
  bill: "Tagihan listrik PLN bulan ini Rp285.400, jatuh tempo 20 November.",
  nothing: "terima kasih",
};

/** In either language. */
const NAMES = {
  add: /^(Add Transaction|Tambah Transaksi)$/,
  amount: /^(Amount|Jumlah)$/,
  begin: /^(Try without an account|Coba tanpa akun)$/,
  keep: /^(Keep it|Simpan)$/,
  logout: /^(Logout|Keluar)$/,
  menu: /^(Account menu|Menu akun)/,
  offline: /^(Continue offline|Lanjut offline)$/,
  review: /^(Review|Tinjau)$/,
  save: /^(Save|Simpan)$/,
  send: /^(Send them first|Kirim dulu)$/,
  sentence: /^(From a sentence|Dari kalimat)$/,
  text: /^(Sentence or message|Kalimat atau pesan)$/,
};

/** What the server says against an entry. */
const REFUSAL = {
  en: refuse("Please check the marked fields.", "We don't know this category."),
  id: refuse("Periksa bagian yang ditandai.", "Kami tidak mengenal kategori ini."),
};

function refuse(message: string, sentence: string) {
  return { code: "validation_failed", message, errors: { category_id: [sentence] } };
}

async function openRecord(page: Page): Promise<void> {
  await page.getByRole("button", { name: NAMES.add }).filter({ visible: true }).first().click();
  await expect(page.getByRole("textbox", { name: NAMES.amount })).toBeFocused();
}

async function recordExpense(page: Page, amount: number, detail: string): Promise<void> {
  await openRecord(page);
  await page.keyboard.type(String(amount));
  if (detail) await page.getByRole("dialog").getByRole("combobox").first().fill(detail);
  await page.getByRole("dialog").getByRole("button", { name: NAMES.save }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The browser offers to install the page, as Chrome does. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("beforeinstallprompt")));
}

/** Nobody has been here but on two earlier days. */
async function beThirdVisit(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem("install-offer", "2 2020-01-01"));
}

async function logOut(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: NAMES.logout }).filter({ visible: true });
  if ((await button.count()) === 0) await page.getByRole("button", { name: NAMES.menu }).click();
  await button.first().click();
}

// One after the other, because all of them are people of one demo; what fails keeps nothing from the others.
test.describe.configure({ mode: "default" });

for (const { language, ending, browser } of LOOKS) {
  const take = (page: Page, name: string) => snap(page, `phone-${name}-${ending}`);

  test.describe(`on the phone, ${ending}`, () => {
    test.use(browser);

    test("a guest", async ({ page }) => {
      await page.goto(language === "id" ? "/id" : "/");
      await page.getByRole("link", { name: NAMES.begin }).first().click();
      await expect(page).toHaveURL("/overview");
      await take(page, "guest");
      await page.getByRole("complementary").getByRole("button", { name: NAMES.keep }).click();
      const dialog = page.getByRole("dialog");
      await take(page, "guest-keep");
      await dialog.locator("button[type=submit]").click();
      await take(page, "guest-keep-errors");
      const person = newPerson();
      for (const [name, value] of Object.entries(person)) {
        await dialog.locator(`input[name=${name}]`).fill(value);
      }
      await dialog.locator("input[name=confPassword]").fill(person.password);
      await dialog.locator("button[type=submit]").click();
      await expect(dialog.locator("input[name=email]")).toHaveCount(0);
      await take(page, "guest-mailed");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await take(page, "guest-waiting-for-link");
      await page.goto("/setting?tab=account");
      await take(page, "guest-account");
      await logOut(page);
      await expect(page.getByRole("dialog").last()).toBeVisible();
      await take(page, "guest-leave");
    });

    test("a sentence", async ({ context, page }) => {
      await enter(context, demoPerson(), language);
      await page.goto("/transaction");
      await openRecord(page);
      await page.getByRole("dialog").getByRole("button", { name: NAMES.sentence }).click();
      await take(page, "sentence-empty");
      for (const [name, text] of Object.entries(TEXTS)) {
        await page.getByRole("textbox", { name: NAMES.text }).fill(text);
        await expect(page.getByRole("dialog").getByRole("status").first()).not.toBeEmpty();
        await page.waitForTimeout(400);
        await take(page, `sentence-${name}`);
      }
    });

    test("what waits", async ({ context, page }) => {
      await enter(context, demoPerson(), language);
      await page.goto("/transaction");
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
      await context.route(ADD, (route) => route.abort("internetdisconnected"));
      await recordExpense(page, 54_000, "Bakso Malang Cak Eko cabang Jalan Kaliurang");
      await recordExpense(page, 1_250_000, "");
      await recordExpense(page, 18_000, "kopi");
      await take(page, "waiting");
      await page.goto("/overview");
      await take(page, "waiting-overview");
      await logOut(page);
      await expect(page.getByRole("dialog").last()).toBeVisible();
      await take(page, "sign-out");
      await page.getByRole("button", { name: NAMES.send }).click();
      await expect(page.getByRole("dialog").getByRole("alert").first()).toBeVisible();
      await take(page, "sign-out-failed");
      await page.keyboard.press("Escape");
      // The later route answers.
      await context.route(ADD, (route) =>
        route.fulfill({ status: 422, json: { payload: REFUSAL[language] } }),
      );
      await page.goto("/transaction");
      await page.getByRole("button", { name: NAMES.review }).first().waitFor();
      await take(page, "refused");
      await page.getByRole("button", { name: NAMES.review }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await take(page, "refused-opened");
    });

    test("no connection", async ({ context, page }) => {
      await enter(context, demoPerson(), language);
      await page.goto("/overview");
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
      await askForBarePages(context);
      await context.route(`**${API}/**`, (route) => route.abort("internetdisconnected"));
      await page.reload();
      await page.getByRole("button", { name: NAMES.offline }).waitFor();
      await take(page, "start-offline");
      await context.unroute(`**${API}/**`);
      await page.goto("/setting?tab=preference");
      await page.getByRole("switch", { name: /last overview|ringkasan terakhir/ }).click();
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
      for (const path of ["/transaction", "/overview"]) {
        await page.goto(path);
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      }
      await page.waitForTimeout(500);
      await context.setOffline(true);
      await page.reload();
      await page.getByText(/^(You're offline|Kamu sedang offline)/).waitFor();
      await take(page, "last-look");
      await context.setOffline(false);
    });

    test("a private window", async ({ context, page }) => {
      await context.addInitScript(() => {
        indexedDB.open = () => {
          throw new Error("private");
        };
      });
      await enter(context, demoPerson(), language);
      await page.goto("/transaction");
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      // What says so comes after the first screen.
      await page.waitForTimeout(6000);
      await context.setOffline(true);
      await page.getByText(/perhaps because it's private|mungkin karena privat/).waitFor();
      await take(page, "private");
      await context.setOffline(false);
    });

    test("the installation", async ({ context, page }) => {
      await beThirdVisit(context);
      await enter(context, demoPerson(), language);
      await page.goto("/overview");
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await offerInstallation(page);
      await page.locator("section.fixed").waitFor();
      await take(page, "install");
      await page.goto("/setting?tab=preference");
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await offerInstallation(page);
      await page
        .getByRole("heading", { name: /^(Install|Pasang) Lumbung/ })
        .scrollIntoViewIfNeeded();
      await take(page, "install-setting");
    });

    test("a newer release", async ({ context, page }) => {
      await enter(context, demoPerson(), language);
      await page.goto("/overview");
      await context.route(`**${API}/**`, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), "x-app-version": "next" };
        await route.fulfill({ response, headers });
      });
      await page
        .getByRole("link", { name: /^(Planning|Perencanaan)/ })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole("button", { name: /^(Reload|Muat ulang)$/ }).waitFor();
      await take(page, "release");
      await context.unrouteAll({ behavior: "ignoreErrors" });
    });

    test("a session that ended elsewhere", async ({ context, page }) => {
      await enter(context, demoPerson(), language);
      await page.goto("/transaction");
      await context.route(ADD, (route) => route.abort("internetdisconnected"));
      await recordExpense(page, 18_000, "kopi");
      await context.clearCookies();
      await page.reload();
      await expect(page).toHaveURL(/login/);
      await take(page, "session-ended");
    });
  });

  for (const [name, userAgent] of Object.entries({ safari: IPHONE, menu: ANDROID })) {
    test.describe(`with ${name}, ${ending}`, () => {
      test.use({ ...browser, userAgent });

      test("the installation", async ({ context, page }) => {
        await beThirdVisit(context);
        await enter(context, demoPerson(), language);
        if (name === "safari") {
          await page.goto("/overview");
          await page.locator("section.fixed").waitFor();
          await take(page, "install-safari");
          await page.goto("/transaction");
          await context.route(ADD, (route) => route.abort("internetdisconnected"));
          await recordExpense(page, 18_000, "kopi");
          await take(page, "storage-safari");
        }
        await page.goto("/setting?tab=preference");
        await page
          .getByRole("heading", { name: /^(Install|Pasang) Lumbung/ })
          .scrollIntoViewIfNeeded();
        await take(page, `install-setting-${name}`);
      });
    });
  }
}
