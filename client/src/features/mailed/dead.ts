import { AppError } from "@/api/errors";

/** A link that does nothing any more. */
export interface Dead {
  /** It was ours, but is too old. */
  expired: boolean;
}

/** How a link is dead whose call was refused for good. */
export function deadBy(error: unknown): Dead {
  return { expired: error instanceof AppError && error.code === "link_expired" };
}

/** Whether a link came to nothing. */
export function isDead(kept: object): kept is Dead {
  return "expired" in kept;
}
