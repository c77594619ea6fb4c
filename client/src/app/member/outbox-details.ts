import type { OfflineNoticeProps } from "@/features/outbox/details/OfflineNotice";
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
export const offlineNotice = lazyPart<OfflineNoticeProps>({
  load: () => import(/* webpackChunkName: "waiting" */ "@/features/outbox/details/OfflineNotice"),
  words,
});

/** Whoever is asked has a connection: without one nobody can sign out. */
export const signOutQuestion = lazyPart<SignOutQuestionProps>({
  load: () =>
    import(/* webpackChunkName: "sign-out" */ "@/features/outbox/details/SignOutQuestion"),
  words,
});
