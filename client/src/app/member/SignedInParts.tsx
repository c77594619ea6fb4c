import { Suspense, useEffect, useState } from "react";

import { whenIdle } from "@/browser/when-idle";

import { lazyPart } from "../lazy-screen";
import { MemberQueryProvider } from "./MemberQueryProvider";
import { SignOutGuard } from "./SignOutGuard";
import { AccountPreferences } from "./state/AccountPreferences";

const overPage = lazyPart({
  load: () => import(/* webpackChunkName: "member-later" */ "./OverPage"),
});

/** What stands beside every page while somebody is signed in. */
export default function SignedInParts() {
  return (
    <MemberQueryProvider>
      <AccountPreferences />
      <SignOutGuard />
      <AfterFirstPaint />
    </MemberQueryProvider>
  );
}

/** Toasts and dialogs wait for it: what is asked of them before is shown when it has come. */
function AfterFirstPaint() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    void whenIdle().then(() => setIdle(true));
  }, []);
  return <Suspense>{idle && <overPage.Component />}</Suspense>;
}
