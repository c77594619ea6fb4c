import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** Pictures of every screen, taken by scripts/screenshots of a product that it runs. */
export default defineConfig({
  ...base,
  projects: undefined,
  testMatch: [
    "screenshots.ts",
    "phone-screenshots.ts",
    "import-screenshots.ts",
    "install-pictures.ts",
  ],
  testIgnore: [],
  webServer: undefined,
  globalTeardown: undefined,
  reporter: "line",
});
