/** The worker's message to open pages after a push. */
export const PUSHED = "pushed";

/** A page's message to a worker that waits: the person wants its release now. */
export const ACCEPTED = "accepted";

/** What the worker asks a page to do after a tap on a notification. */
export interface OpenMessage {
  kind: "open";
  path: string;
}

export function isOpenMessage(data: unknown): data is OpenMessage {
  return typeof data === "object" && data !== null && (data as OpenMessage).kind === "open";
}
