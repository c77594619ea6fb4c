import { expect, test } from "vitest";

import { joinTexts } from "@/worker/share";

test("what apps repeat in several fields of a share is one text", () => {
  expect(joinTexts(["BCA", "BCA: transfer Rp25.000 ke Budi", ""])).toBe(
    "BCA: transfer Rp25.000 ke Budi",
  );
  expect(joinTexts(["Kopi", " kemarin kopi 18rb \n", "https://a.example"])).toBe(
    "Kopi\nkemarin kopi 18rb\nhttps://a.example",
  );
  expect(joinTexts(["same", "same"])).toBe("same");
  expect(joinTexts([])).toBe("");
});
