import { expect, it } from "vitest";

import { cropPicture, openPicture } from "@/features/photos/picture";
import { maxOffset } from "@/features/photos/use-crop";

import { drawing } from "./drawing";

const file = (type: string) => new File(["picture"], "me", { type });

it("a large photo becomes one that a phone can hold", async () => {
  drawing({ width: 6000, height: 4000 });
  const { canvas } = await openPicture(file("image/jpeg"));
  expect([canvas.width, canvas.height]).toEqual([2048, 1365]);
});

it("a small picture is neither enlarged when opened nor when cut", async () => {
  drawing({ width: 120, height: 90 });
  const picture = await openPicture(file("image/png"));
  expect([picture.canvas.width, picture.canvas.height]).toEqual([120, 90]);
  const sent = await cropPicture(picture, { x: 15, y: 0, width: 90, height: 90 }, 0);
  expect([sent.type, await sent.text()]).toEqual(["image/webp", "90x90"]);
});

it("the chosen square fills what is sent, and a quarter turn swaps the sides", async () => {
  const drawn = drawing({ width: 1600, height: 800 });
  const picture = await openPicture(file("image/jpeg"));
  drawn.length = 0;
  await cropPicture(picture, { x: 0, y: 100, width: 400, height: 400 }, 1);
  expect(drawn).toEqual([
    ["scale", 1, 1],
    ["translate", 400, 700],
    ["rotate", Math.PI / 2],
    ["drawImage", -800, -400],
    ["toBlob", 400, 400],
  ]);
});

it("a picture can be moved as far as its edge and no further", () => {
  const frame = { width: 300, height: 300 };
  expect(maxOffset({ width: 400, height: 300 }, frame, 1, 0)).toEqual({ x: 50, y: 0 });
  expect(maxOffset({ width: 400, height: 300 }, frame, 1, 1)).toEqual({ x: 0, y: 50 });
  expect(maxOffset({ width: 400, height: 300 }, frame, 2, 0)).toEqual({ x: 250, y: 150 });
  expect(maxOffset({ width: 0, height: 0 }, frame, 1, 0)).toEqual({ x: 0, y: 0 });
});
