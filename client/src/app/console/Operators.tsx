import { Suspense } from "react";
import { useRoutes } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { MEMBER } from "@/lib/roles";

import { RequireEnrolment } from "../member/RequireEnrolment";
import { MemberQueryProvider } from "../member/MemberQueryProvider";
import { RequireSession } from "../member/RequireSession";
import { ConsoleSkeleton } from "./ConsoleSkeleton";
import { lazyPart, lazyRoute } from "../lazy-screen";
import { notFound } from "../not-found";
import { publicLayout } from "../public-layout";
import { fetchStyles } from "./styles";

async function loadFrame() {
  const load = import(/* webpackChunkName: "console" */ "./ConsoleFrame");
  const [frame] = await Promise.all([load, fetchStyles()]);
  return frame;
}

const consoleFrame = lazyPart({
  load: loadFrame,
  words: [
    (language) =>
      import(/* webpackChunkName: "words-console-locales-[request]" */ `./locales/${language}.po`),
  ],
});

/** The way into the operators' console; for everybody else there is no such page. */
export default function Operators() {
  return (
    <RequireSession fallback={<ConsoleSkeleton />}>
      <MemberQueryProvider>
        <OnlyOperators />
      </MemberQueryProvider>
    </RequireSession>
  );
}

function OnlyOperators() {
  const { claims } = useSession();
  if (claims?.role === MEMBER) return <Nowhere />;
  return (
    <RequireEnrolment fallback={<ConsoleSkeleton />}>
      <Suspense fallback={<ConsoleSkeleton />}>
        <consoleFrame.Component />
      </Suspense>
    </RequireEnrolment>
  );
}

const nowhere = [lazyRoute(publicLayout, { children: [lazyRoute(notFound, { path: "*" })] })];

/** What stands at every address that leads nowhere. */
function Nowhere() {
  return useRoutes(nowhere);
}
