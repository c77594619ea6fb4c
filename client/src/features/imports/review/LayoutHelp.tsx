import { Suspense } from "react";

import { lazyComponent } from "@/lib/lazy-component";

import type { Import } from "../types";

const LayoutRequest = lazyComponent(
  () => import(/* webpackChunkName: "import-layout" */ "./LayoutRequest"),
);

/** Asks for what an unknown layout looks like; of other files nothing. */
export function LayoutHelp({ one }: { one: Import }) {
  if (one.shape === "none") return null;
  return (
    <Suspense>
      <LayoutRequest one={one} />
    </Suspense>
  );
}
