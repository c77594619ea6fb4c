import type { Locator, Page } from "@playwright/test";
import { API } from "./support/people";
import { edgesOf, phonePhoto } from "./support/pictures";
import { expect, expectAccessible, test } from "./support/test";

// A trace makes Playwright fetch the file that is no image, which the security policy forbids.
test.use({ trace: "off" });

const PHOTO = /\/api\/v1\/photos\/[\w-]{16,}\.webp$/;

async function choose(page: Page, buffer: Buffer, name = "me.jpg", mimeType = "image/jpeg") {
  const asked = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Change photo" }).click();
  await (await asked).setFiles({ name, mimeType, buffer });
}

/** The dialog in which the picture is cut, once the picture lies in it. */
async function cropping(page: Page): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: "Your photo" });
  await expect(dialog.getByRole("group", { name: /arrow keys/ })).toBeVisible();
  return dialog;
}

async function addressIn(place: Locator): Promise<string> {
  return (await place.locator("img").first().getAttribute("src")) ?? "";
}

/** Gives the photo to the page as a drop or a paste does. */
async function bring(page: Page, how: "drop" | "paste", photo: Buffer): Promise<void> {
  await page.getByRole("group", { name: "Photo", exact: true }).evaluate(
    (place, { kind, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], "me.jpg", { type: "image/jpeg" }));
      const said = { bubbles: true, cancelable: true };
      place.dispatchEvent(
        kind === "drop"
          ? new DragEvent("drop", { ...said, dataTransfer: transfer })
          : new ClipboardEvent("paste", { ...said, clipboardData: transfer }),
      );
    },
    { kind: how, base64: photo.toString("base64") },
  );
}

test("a photo of a phone is cut by the keyboard, shown everywhere and still there later", async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe("");
  await page.goto("/setting");
  await choose(page, await phonePhoto(page));
  const dialog = await cropping(page);
  await expectAccessible(page);

  // Upright it is twice as high as wide: downwards there is room for it to move, sideways none.
  await dialog.getByRole("group", { name: /arrow keys/ }).focus();
  for (let times = 0; times < 40; times += 1) await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("button", { name: "Move down" })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Move up" })).toBeEnabled();
  await expect(dialog.getByRole("button", { name: "Move left" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Save photo" }).focus();
  await page.keyboard.press("Enter");

  await expect(page.getByText("Your photo has been changed")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const place = page.getByRole("group", { name: "Photo", exact: true });
  await expect(place.locator("img")).toHaveAttribute("src", PHOTO);
  const photo = await addressIn(place);
  expect(await edgesOf(page, photo)).toEqual(["red", "red", "red", "red"]);
  await expect(page.getByRole("complementary").locator("img").nth(1)).toHaveAttribute("src", photo);
  await expectAccessible(page);

  await page.reload();
  await expect(place.locator("img")).toHaveAttribute("src", photo);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "My overview" }).locator("img")).toHaveAttribute(
    "src",
    photo,
  );
});

test("a picture is turned, enlarged and moved by buttons", async ({ page, account }) => {
  expect(account.token).not.toBe("");
  await page.goto("/setting");
  await choose(page, await phonePhoto(page));
  const dialog = await cropping(page);
  await dialog.getByRole("button", { name: "Rotate" }).click();
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await expect(dialog.getByRole("slider", { name: "Zoom" })).toHaveAttribute(
    "aria-valuetext",
    "150%",
  );
  for (const way of ["Move left", "Move up"]) {
    for (let times = 0; times < 3; times += 1)
      await dialog.getByRole("button", { name: way }).click();
  }
  await dialog.getByRole("button", { name: "Save photo" }).click();
  await expect(page.getByText("Your photo has been changed")).toBeVisible();
  const photo = await addressIn(page.getByRole("group", { name: "Photo", exact: true }));
  // Red was above and is now on the right.
  expect(await edgesOf(page, photo)).toEqual(["red", "red", "red", "blue"]);
});

test("a photo can be dropped and pasted", async ({ page, account }) => {
  expect(account.token).not.toBe("");
  await page.goto("/setting");
  const photo = await phonePhoto(page);
  for (const how of ["drop", "paste"] as const) {
    await bring(page, how, photo);
    const dialog = await cropping(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test("a text that bears the name of a picture is refused", async ({ page, account }) => {
  expect(account.token).not.toBe("");
  await page.goto("/setting");
  await choose(page, Buffer.from("this is no picture"), "me.png", "image/png");
  await expect(page.getByText("We can't read this file as a picture.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectAccessible(page);
});

test("a photo is removed after a question, and the default picture is back", async ({
  page,
  account,
}) => {
  await page.goto("/setting");
  const headers = { Authorization: `Bearer ${account.token}` };
  const avatar = { name: "me.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(page) };
  const put = await page.request.put(`${API}/users/profile/photo`, {
    headers,
    multipart: { avatar },
  });
  expect(put.status()).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: "Remove photo" }).click();
  const remove = page.getByRole("alertdialog").getByRole("button", { name: "Remove photo" });
  await expect(remove).toBeVisible();
  await expectAccessible(page);
  await remove.click();
  await expect(page.getByText("Your photo has been removed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove photo" })).toHaveCount(0);
  const place = page.getByRole("group", { name: "Photo", exact: true });
  await expect(place.locator("img")).not.toHaveAttribute("src", PHOTO);
});

test.describe("when the token has just run out", () => {
  test.use({ refusals: [401] });

  test("the photo is sent again, whole", async ({ page, account }) => {
    expect(account.token).not.toBe("");
    await page.goto("/setting");
    await page.route(
      `**${API}/users/profile/photo`,
      (route) =>
        route.fulfill({
          status: 401,
          json: { payload: { message: "Please sign in.", code: "unauthorized" } },
        }),
      { times: 1 },
    );
    await choose(page, await phonePhoto(page));
    const dialog = await cropping(page);
    await dialog.getByRole("button", { name: "Save photo" }).click();
    await expect(page.getByText("Your photo has been changed")).toBeVisible();
    const photo = await addressIn(page.getByRole("group", { name: "Photo", exact: true }));
    const [top, , bottom] = await edgesOf(page, photo);
    expect([top, bottom]).toEqual(["red", "blue"]);
  });
});
