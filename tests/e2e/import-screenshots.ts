import { expect, type Page, test } from "@playwright/test";
import { newPerson, register } from "./support/people";
import { enter, LOOKS, snap } from "./support/shoot";
import { bankFile, LOCKED, STATEMENT } from "./support/statements";

const TABLE =
  "Kapan;Uraian;Nilai;Sisa\n01/08/2024;Kopi;-25.000;975.000\n02/08/2024;Gaji;5.000.000;5.975.000";

/** In either language. */
const NAMES = {
  again: /^(Choose the columns again|Pilih kolomnya lagi)$/,
  amount: /^(Amount|Jumlah)/,
  change: /^(Change|Ubah) WARUNG CONTOH/,
  choose: /^(Choose files|Pilih file)$/,
  create: /^(Create a wallet|Buat dompet)$/,
  date: /^(Date|Tanggal)/,
  import: /^(Import|Impor) \d+/,
  open: /^(Open the file|Buka file)/,
  paste: /^(Paste text|Tempel teks)$/,
  read: /^(Read the rows|Baca baris)$/,
  text: /^(Text|Teks|Keterangan)/,
  undo: /^(Undo|Batalkan|Urungkan)/,
};

async function choose(page: Page, file: ReturnType<typeof bankFile>): Promise<void> {
  await page.goto("/import");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: NAMES.choose }).click();
  await (await chooser).setFiles(file);
  await page.waitForURL(/\/import\/.+/);
}

// One after the other, because all of them are people of one demo; what fails keeps nothing from the others.
test.describe.configure({ mode: "default" });

for (const { language, ending, browser } of LOOKS) {
  const take = (page: Page, name: string) => snap(page, `import-${name}-${ending}`);

  test.describe(`an import, ${ending}`, () => {
    test.use(browser);

    test("in each state", async ({ context, page }) => {
      const person = newPerson();
      await register(context.request, person);
      await enter(context, person, language);
      await page.goto("/import");
      await take(page, "none");
      await page.getByRole("button", { name: NAMES.paste }).click();
      await take(page, "paste");

      await choose(page, bankFile(TABLE, "catatan.csv"));
      const choices = page.getByRole("combobox");
      await choices.nth(2).selectOption({ index: 2 });
      await page.getByRole("button", { name: NAMES.read }).click();
      await expect(page.getByRole("alert").first()).toBeVisible();
      await take(page, "mapping-refused");
      await choices.nth(2).selectOption({ index: 3 });
      await page.getByRole("button", { name: NAMES.read }).click();
      await page.getByRole("button", { name: NAMES.again }).waitFor();
      await take(page, "mapped");
      await page.getByRole("button", { name: NAMES.again }).click();
      await expect(choices.first()).toBeVisible();
      await take(page, "mapped-again");

      await choose(page, bankFile(STATEMENT));
      await take(page, "review");
      await page.getByRole("button", { name: NAMES.change }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await take(page, "row");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: NAMES.import }).click();
      await expect(page.getByRole("button", { name: NAMES.import })).toHaveCount(0);
      await take(page, "done");
      await choose(page, bankFile(`${STATEMENT}\r\n`));
      await take(page, "already-there");

      await choose(page, LOCKED);
      await take(page, "locked");
      await page.locator("input[type=password], input[autocomplete=off]").first().fill("1");
      await page.getByRole("button", { name: NAMES.open }).click();
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
      await take(page, "locked-refused");
      await choose(page, bankFile("%PDF-1.7 and nothing more", "rusak.pdf"));
      await take(page, "failed");
      await page.goto("/import");
      await take(page, "list");
      await page.getByRole("button", { name: NAMES.undo }).first().click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await take(page, "undo");
    });
  });
}
