import { COMMENTS_ID } from "@/features/comments/comments-keys";
import { waitForInteraction } from "@/browser/lazy-hydration";

/** Listens from the start, so that what hydrates an article hydrates its comments too. */
export const commentsHydration = waitForInteraction(COMMENTS_ID);
