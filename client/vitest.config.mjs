import { fileURLToPath } from "node:url";

import { lingui } from "@lingui/vite-plugin";
import { transform } from "@swc/core";
import { defineConfig } from "vitest/config";

import { swcOptions } from "./swc.config.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const TESTS = "tests/client/**/*.test";

process.env.LINGUI_CONFIG = at("lingui.config.js");

/** The same compiler as the build, because the messages are found while compiling. */
const typescript = {
  name: "typescript",
  enforce: "pre",
  async transform(code, id) {
    if (!/\.tsx?$/.test(id) || id.includes("node_modules")) return null;
    return await transform(code, { ...swcOptions(), filename: id });
  },
};

export default defineConfig({
  root: at(".."),
  cacheDir: at("../.cache/vitest"),
  plugins: [typescript, lingui({ configPath: at("lingui.config.js") })],
  esbuild: false,
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${at("src")}/` },
      { find: /^@tests\//, replacement: `${at("../tests/client")}/` },
    ],
  },
  test: {
    environment: "jsdom",
    include: [`${TESTS}.{ts,tsx}`],
    // Each file has a page of its own in a process that serves many: starting one is costly.
    pool: "vmForks",
    // One worker alone would give all files the same page.
    maxWorkers: 2,
    setupFiles: [at("../tests/client/setup.ts")],
    css: false,
    restoreMocks: true,
    testTimeout: 30_000,
    // Once more, because a machine that does other work beside may draw too late; what is wrong
    // fails twice, and what needed the second time is named.
    retry: 1,
    reporters: ["default", at("../tests/client/support/second-tries.ts")],
    environmentOptions: { jsdom: { url: "http://localhost:8080/" } },
    env: { TZ: "Asia/Jakarta" },
  },
});
