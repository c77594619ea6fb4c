import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { Options } from "./support/test";

const root = join(import.meta.dirname, "..", "..");
const port = process.env.E2E_PORT ?? "8140";
const python = join(root, ".venv", "bin", "python");

// Worker processes read this file again: they must find the directory of the first reading.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "lumbung-e2e-"));
process.env.E2E_URL ??= `http://localhost:${port}`;

const debianChromium = "/usr/bin/chromium";
const chromium =
  process.env.CHROMIUM_PATH ?? (existsSync(debianChromium) ? debianChromium : undefined);

/** Chromium without a window costs a third less; it knows no notifications. */
const headlessShell = process.env.HEADLESS_SHELL_PATH ?? chromium;
const NEEDS_NOTIFICATIONS = "**/push.spec.ts";
const launchOptions = {
  executablePath: chromium,
  args: [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    // A page lives for seconds: to compile its scripts for speed costs more than it gives.
    "--js-flags=--no-opt",
    // Chromium refuses its sandbox to root, who runs the tests in a container.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
};

/** The site's key for push, as `flask make-push-keys` makes one. */
function pushKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return privateKey.export({ format: "jwk" }).d ?? "";
}

export default defineConfig<Options>({
  testDir: ".",
  globalTeardown: "./support/logs.ts",
  outputDir: join(root, "test-results"),
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  // What needs another time is counted as passed and named as flaky.
  retries: 2,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_REPORTER === "counts" ? [["dot"], ["./support/counts.ts"]] : "list",
  use: {
    baseURL: process.env.E2E_URL,
    locale: "en-US",
    timezoneId: "Asia/Jakarta",
    colorScheme: "light",
    viewport: { width: 1440, height: 900 },
    // Drawing a trace costs every journey half as much again, so only one that failed is drawn.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    {
      name: "pages",
      testIgnore: NEEDS_NOTIFICATIONS,
      use: { launchOptions: { ...launchOptions, executablePath: headlessShell } },
    },
    { name: "notifications", testMatch: NEEDS_NOTIFICATIONS },
  ],
  webServer: {
    command: `${python} -m scripts.processes.serve ${port} ${process.env.E2E_DATA_DIR}`,
    cwd: root,
    url: `${process.env.E2E_URL}/healthz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
    stdout: process.env.E2E_LOG === "1" ? "pipe" : "ignore",
    // Hundreds of people register and sign in from one address within minutes.
    env: {
      PORT: port,
      PUBLIC_URL: process.env.E2E_URL,
      LIMITS_FACTOR: "50",
      // Nobody steals what is stored here: the least memory makes each hash cheap.
      PASSWORD_MEMORY_KIB: "8",
      // Very many rows take long to record.
      EXPORT_ROWS: "10",
      LOG_LEVEL: "INFO",
      VAPID_PRIVATE_KEY: pushKey(),
    },
  },
});
