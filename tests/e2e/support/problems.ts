import type { BrowserContext, ConsoleMessage } from "@playwright/test";

const REFUSAL = /Failed to load resource: the server responded with a status of (\d+)/;

/** A part of the page that a test takes away; told by the page and, while loading, by React. */
const MISSING_PART = /ChunkLoadError: Loading chunk \S+ failed/;

/** What is asked for while a test has taken the connection away; its status is 0. */
const NO_CONNECTION = /net::ERR_INTERNET_DISCONNECTED/;

function isExpected(message: ConsoleMessage, refusals: number[]): boolean {
  if (refusals.includes(404) && MISSING_PART.test(message.text())) return true;
  if (refusals.includes(0) && NO_CONNECTION.test(message.text())) return true;
  const status = REFUSAL.exec(message.text())?.[1];
  return status !== undefined && refusals.includes(Number(status));
}

/**
 * Collect what a person never sees but must not happen: errors and warnings of the console, which
 * also tell of every violation of the content security policy, and uncaught exceptions.
 * Chromium reports each refused call as an error: `refusals` are the statuses a test provokes.
 */
export function watch(context: BrowserContext, refusals: () => number[]): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    const serious = message.type() === "error" || message.type() === "warning";
    if (serious && !isExpected(message, refusals())) {
      problems.push(`${message.page()?.url()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (error) => {
    problems.push(`${error.page()?.url()}: ${error.error().stack ?? error.error().message}`);
  });
  return problems;
}
