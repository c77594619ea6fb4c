import { COMMENTS_ID } from "@/features/comments/comments-keys";
import { whenWanted } from "@/lib/when-wanted";

/** Listens from the beginning: what wakes an article up wakes its comments up too. */
export const talkWanted = whenWanted(COMMENTS_ID);
