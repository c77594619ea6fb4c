import type { SignOutQuestionProps } from "@/features/outbox/details/SignOutQuestion";

import { lazyPart } from "../lazy-screen";
import { wordsOf } from "./words";

const words = [wordsOf("outbox/details")];

/** What waits, above the list of transactions. */
export const waitingEntries = lazyPart({
  load: () => import(/* webpackChunkName: "waiting" */ "./pages/transactions/WaitingPart"),
  words: [...words, wordsOf("outbox"), wordsOf("install")],
});

/** That there is no connection. */
export const offlineNotice = lazyPart({
  load: () => import(/* webpackChunkName: "waiting" */ "./OfflinePart"),
  words,
});

/** Whoever is asked has a connection: without one nobody can sign out. */
export const signOutQuestion = lazyPart<SignOutQuestionProps>({
  load: () =>
    import(/* webpackChunkName: "sign-out" */ "@/features/outbox/details/SignOutQuestion"),
  words,
});
