import { Suspense } from "react";

import { useSession } from "@/api/use-session";
import { MEMBER } from "@/lib/roles";

import { Enrolled } from "../own/Enrolled";
import { OwnQueries } from "../own/OwnQueries";
import { SignedIn } from "../own/SignedIn";
import { ShellWaiting } from "../own/layouts/ShellWaiting";
import { lazyPart } from "../lazy-screen";
import { notFound } from "../not-found";

const consoleFrame = lazyPart({
  load: () => import(/* webpackChunkName: "console" */ "./ConsoleFrame"),
  words: [
    (language) =>
      import(/* webpackChunkName: "words-console-locales-[request]" */ `./locales/${language}.po`),
  ],
});

/** The way into the operators' console; for everybody else there is no such page. */
export default function Operators() {
  return (
    <SignedIn waiting={<ShellWaiting />}>
      <OwnQueries>
        <OnlyOperators />
      </OwnQueries>
    </SignedIn>
  );
}

function OnlyOperators() {
  const { claims } = useSession();
  if (claims?.role === MEMBER) return <notFound.Component />;
  return (
    <Enrolled waiting={<ShellWaiting />}>
      <Suspense fallback={<ShellWaiting />}>
        <consoleFrame.Component />
      </Suspense>
    </Enrolled>
  );
}
