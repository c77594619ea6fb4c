import { msg } from "@lingui/core/macro";
import { type ReactNode, Suspense } from "react";

import { enrolmentRequired } from "@/api/enrolment";
import { useAccountQuery } from "@/api/use-account";
import { useSession } from "@/api/use-session";
import { useStore } from "@/lib/store";
import { MEMBER } from "@/lib/roles";

import { lazyScreen } from "../lazy-screen";
import { wordsOf } from "./words";

const enrolScreen = lazyScreen({
  title: msg`Operators need two-step sign-in`,
  load: () => import(/* webpackChunkName: "enrol" */ "@/features/second_factor/EnrolPage"),
  words: [wordsOf("second_factor")],
});

interface RequireEnrolmentProps {
  /** Stands in while it is not known yet whether an operator has a second factor. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows its children to everybody but operators without a second factor, who set one up first. */
export function RequireEnrolment({ fallback, children }: RequireEnrolmentProps) {
  const wanted = useStore(enrolmentRequired);
  const { claims } = useSession();
  const { data: account, isPending } = useAccountQuery();
  const operator = claims !== null && claims.role !== MEMBER;
  if (wanted || (operator && account?.second_factor === false)) {
    return (
      <Suspense fallback={fallback}>
        <enrolScreen.Component />
      </Suspense>
    );
  }
  return operator && isPending ? fallback : children;
}
