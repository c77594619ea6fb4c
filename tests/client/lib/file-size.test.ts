import { expect, test } from "vitest";

import { formatFileSize } from "@/lib/file-size";

test("a size is written in the reader's language", () => {
  expect(formatFileSize(1_234_567, "en")).toBe("1.2 MB");
  expect(formatFileSize(1_234_567, "id")).toBe("1,2 MB");
});

test("a small file is written in kilobytes, and never as nothing", () => {
  expect(formatFileSize(36_400, "en")).toBe("36 kB");
  expect(formatFileSize(12, "en")).toBe("1 kB");
});
