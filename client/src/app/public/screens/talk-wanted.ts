import { COMMENTS_ID } from "@/features/comments/comments-keys";
import { waitForInteraction } from "@/browser/lazy-hydration";

/** Listens from the beginning: what wakes an article up wakes its comments up too. */
export const talkWanted = waitForInteraction(COMMENTS_ID);
