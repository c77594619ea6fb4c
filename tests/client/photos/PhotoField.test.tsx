import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { PhotoField } from "@/features/photos/PhotoField";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { drawing } from "./drawing";

const WITHOUT = { username: "sariwulan", avatar_url: null };
const WITH = { username: "sariwulan", avatar_url: "/api/v1/photos/old.webp" };
const CHANGED = {
  message: "Your photo has been changed",
  datas: [{ avatar_url: "/api/v1/photos/new.webp" }],
  avatar_url: "/api/v1/photos/new.webp",
};

const photo = (name = "me.jpg", type = "image/jpeg") => new File(["picture"], name, { type });

/** The account answers with the old photo until another one was saved. */
function account(before: object, more: Parameters<typeof serve>[0] = {}) {
  let me = before;
  return serve({
    "GET /users": () => answer({ datas: [me] }),
    "PUT /users/profile/photo": () => {
      me = { ...before, avatar_url: CHANGED.avatar_url };
      return answer(CHANGED);
    },
    "DELETE /users/profile/photo": () => {
      me = { ...before, avatar_url: null };
      return answer({ message: "", datas: [{ avatar_url: null }] });
    },
    ...more,
  });
}

function open() {
  const shown = showScreen(<PhotoField />, { at: "/setting" });
  const { container } = shown;
  const input = container.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no way to choose a file");
  // As a drop or a paste, this brings what the list of the device would not have offered.
  const bring = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  const shownPhoto = () => container.querySelector("fieldset img")?.getAttribute("src");
  return { ...shown, bring, shownPhoto };
}

/** The picture in the dialog, once it has been laid out. */
async function cropping() {
  const dialog = await screen.findByRole("dialog", { name: "Your photo" });
  const image = dialog.querySelector("img");
  if (image) fireEvent.load(image);
  await within(dialog).findByRole("group", { name: /use the arrow keys to move it/ });
  return dialog;
}

let drawn: ReturnType<typeof drawing>;

beforeEach(() => {
  windowOfWidth(1280);
  drawn = drawing({ width: 4000, height: 3000 });
});

describe("changing the photo", () => {
  it("sends the chosen square as a small file, says so and shows it", async () => {
    const calls = account(WITHOUT);
    const { person, bring, shownPhoto } = open();
    bring(photo());
    await cropping();
    await person.click(screen.getByRole("button", { name: "Save photo" }));
    expect(await screen.findByText("Your photo has been changed")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(shownPhoto()).toBe(CHANGED.avatar_url));

    const sent = calls.find(({ method }) => method === "PUT")?.body as FormData;
    const file = sent.get("avatar") as File;
    expect([...sent.keys()]).toEqual(["avatar"]);
    expect(file.type).toBe("image/jpeg");
    expect(drawn.at(-1)).toEqual(["toBlob", 512, 512]);
  });

  it("sends it again whole with a new token when the first one has run out", async () => {
    let refused = 0;
    const calls = account(WITHOUT, {
      "PUT /users/profile/photo": () => {
        refused += 1;
        return refused === 1 ? refusal(401, { code: "unauthorized" }) : answer(CHANGED);
      },
    });
    const { person, bring } = open();
    bring(photo());
    await cropping();
    await person.click(screen.getByRole("button", { name: "Save photo" }));
    expect(await screen.findByText("Your photo has been changed")).toBeInTheDocument();
    const sent = calls.filter(({ method }) => method === "PUT");
    expect(sent).toHaveLength(2);
    const photos = sent.map(({ body }) => (body as FormData).get("avatar") as File);
    expect(photos.map(({ type }) => type)).toEqual(["image/jpeg", "image/jpeg"]);
    expect(photos[1]?.size).toBe(photos[0]?.size);
  });

  it("keeps the crop and says the server's words when it is refused", async () => {
    account(WITHOUT, {
      "PUT /users/profile/photo": () => refusal(422, { code: "validation_failed" }),
    });
    const { person, bring } = open();
    bring(photo());
    await cropping();
    await person.click(screen.getByRole("button", { name: "Save photo" }));
    expect(await screen.findByText("The server said no.")).toBeInTheDocument();
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });

  it("keeps the crop while there is no connection", async () => {
    account(WITHOUT, { "PUT /users/profile/photo": noConnection });
    const { person, bring } = open();
    bring(photo());
    await cropping();
    await person.click(screen.getByRole("button", { name: "Save photo" }));
    expect(await screen.findByText(/can't reach Lumbung/)).toBeInTheDocument();
  });

  it("changes nothing when it is cancelled", async () => {
    const calls = account(WITHOUT);
    const { person, bring } = open();
    bring(photo());
    await cropping();
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
  });
});

describe("a file that cannot be the photo", () => {
  it.each([
    ["of another kind", new File(["<svg/>"], "me.svg", { type: "image/svg+xml" }), /isn't a JPG/],
    [
      "that only bears the name of one",
      new File(["broken"], "a.png", { type: "image/png" }),
      /can't read/,
    ],
    [
      "of more than 5 MB",
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], "me.jpg", { type: "image/jpeg" }),
      /larger than 5 MB/,
    ],
  ])("%s is refused with a reason", async (_, file, reason) => {
    account(WITHOUT);
    const { bring } = open();
    bring(file);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("is forgotten when the next one is fine", async () => {
    account(WITHOUT);
    const { bring } = open();
    bring(new File(["broken"], "me.png", { type: "image/png" }));
    expect(await screen.findByText(/can't read/)).toBeInTheDocument();
    bring(photo());
    await cropping();
    expect(screen.queryByText(/can't read/)).not.toBeInTheDocument();
  });
});

describe("bringing a photo without the file list", () => {
  const transfer = (file: File) => ({ types: ["Files"], files: [file] });

  it("takes one dropped on the field, and leaves one dropped beside it alone", async () => {
    account(WITHOUT);
    open();
    fireEvent.drop(document.body, { dataTransfer: transfer(photo()) });
    fireEvent.drop(screen.getByRole("group", { name: "Photo" }), {
      dataTransfer: transfer(new File(["broken"], "me.png", { type: "image/png" })),
    });
    expect(await screen.findByText(/can't read/)).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("takes a pasted picture", async () => {
    account(WITHOUT);
    open();
    fireEvent.paste(document.body, { clipboardData: transfer(photo()) });
    await cropping();
  });

  it("leaves pasted text alone, even with a picture of it", () => {
    account(WITHOUT);
    open();
    const both = { types: ["text/plain", "Files"], files: [photo()] };
    expect(fireEvent.paste(document.body, { clipboardData: both })).toBe(true);
  });
});

describe("removing the photo", () => {
  it("is offered only when there is one", async () => {
    account(WITHOUT);
    open();
    await screen.findByRole("button", { name: "Change photo" });
    expect(screen.queryByRole("button", { name: "Remove photo" })).not.toBeInTheDocument();
  });

  it("asks first and then shows the default picture", async () => {
    const calls = account(WITH);
    const { person, shownPhoto } = open();
    await person.click(await screen.findByRole("button", { name: "Remove photo" }));
    expect(calls.filter(({ method }) => method === "DELETE")).toEqual([]);
    const question = await screen.findByRole("alertdialog");
    await person.click(within(question).getByRole("button", { name: "Remove photo" }));
    expect(await screen.findByText("Your photo has been removed")).toBeInTheDocument();
    await waitFor(() => expect(shownPhoto()).not.toBe(WITH.avatar_url));
    expect(screen.queryByRole("button", { name: "Remove photo" })).not.toBeInTheDocument();
  });

  it("says why when it did not work, and keeps the photo", async () => {
    account(WITH, { "DELETE /users/profile/photo": noConnection });
    const { person, shownPhoto } = open();
    await person.click(await screen.findByRole("button", { name: "Remove photo" }));
    const question = await screen.findByRole("alertdialog");
    await person.click(within(question).getByRole("button", { name: "Remove photo" }));
    expect(await screen.findByText(/can't reach Lumbung/)).toBeInTheDocument();
    expect(shownPhoto()).toBe(WITH.avatar_url);
  });
});
