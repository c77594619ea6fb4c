import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import SharePictureDialog from "@/features/monthly_letter/picture/SharePictureDialog";
import { HiddenAmountsContext } from "@/ui/money/hidden-amounts";

import { savedFiles } from "../support/saved-files";
import { showScreen } from "../support/show-screen";
import { letter } from "./letters";

type Hand = (blob: Blob | null) => void;

/** What the canvas has still to hand over, the oldest first. */
let pending: Hand[] = [];

/** A pen that draws nothing and finds every text ten units wide. */
const pen = new Proxy({} as Record<PropertyKey, unknown>, {
  get: (kept, name) => kept[name] ?? (() => ({ width: 10, addColorStop: () => undefined })),
});

beforeEach(() => {
  pending = [];
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((hand) => {
    pending.push(hand);
  });
  vi.stubGlobal("Path2D", Object);
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { load: () => Promise.resolve([]) },
  });
});

function open({ hidden = false } = {}) {
  const onClose = vi.fn();
  const shown = showScreen(
    <HiddenAmountsContext value={{ hidden, hide: () => undefined }}>
      <SharePictureDialog letter={letter()} name="Ayu Lestari" onClose={onClose} />
    </HiddenAmountsContext>,
  );
  return { ...shown, onClose };
}

/** Lets the canvas hand over the picture that it has drawn. */
async function finish(blob: Blob | null = new Blob(["picture"], { type: "image/png" })) {
  await waitFor(() => expect(pending).not.toHaveLength(0));
  pending.shift()?.(blob);
}

const save = () => screen.getByRole("button", { name: "Save picture" });

test("a picture is given out only once it shows what is chosen now", async () => {
  const names = savedFiles();
  const { person, onClose } = open();
  expect(save()).toHaveAttribute("aria-busy", "true");
  await finish();
  await waitFor(() => expect(save()).not.toHaveAttribute("aria-busy"));

  await person.click(screen.getByRole("switch", { name: /^Show amounts/ }));
  await finish();
  await waitFor(() => expect(save()).not.toHaveAttribute("aria-busy"));
  await person.click(screen.getByRole("switch", { name: /^Show amounts/ }));
  // The picture in sight still has the amounts.
  expect(save()).toHaveAttribute("aria-busy", "true");
  await person.click(save());
  expect(names).toEqual([]);

  await finish();
  await waitFor(() => expect(save()).not.toHaveAttribute("aria-busy"));
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(names).toEqual(["lumbung-2026-10.png"]);
});

test("a picture that cannot be made says so, until the next one can", async () => {
  savedFiles();
  const { person } = open();
  await finish(null);
  const failure = await screen.findByText(/^We couldn't make the picture\./);
  expect(failure.closest('[role="alert"]')).not.toBeNull();
  expect(save()).toBeDisabled();
  await person.click(screen.getByRole("switch", { name: "Show my name" }));
  expect(failure).not.toBeInTheDocument();
  await finish();
  expect(await screen.findByRole("img")).toHaveAccessibleName(/Ayu Lestari/);
});

test("hidden amounts cannot be put into it", async () => {
  savedFiles();
  open({ hidden: true });
  await finish();
  expect(await screen.findByRole("img")).not.toHaveAccessibleName(/Rp/);
  expect(screen.queryByRole("switch", { name: /^Show amounts/ })).toBeNull();
});
