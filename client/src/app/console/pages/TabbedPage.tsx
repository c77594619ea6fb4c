import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { SUPER_ADMIN } from "@/lib/roles";
import { useUrlParams } from "@/browser/use-url-params";
import { PageFrameContext } from "@/ui/layout/page-frame";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Tabs } from "@/ui/navigation/Tabs";
import { ScreenSkeleton } from "../../member/layouts/ScreenSkeleton";

import type { LazyPart } from "../../lazy-screen";

export interface TabPart<Tab extends string> {
  value: Tab;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** Only Super Admins have it. */
  superAdmins?: boolean;
  part: LazyPart;
}

interface TabbedPageProps<Tab extends string> {
  title: MessageDescriptor;
  parts: readonly TabPart<Tab>[];
}

/** Where the open part puts its buttons, and whether it has the whole page to itself. */
function usePageFrame() {
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [taken, setTaken] = useState(0);
  const frame = useMemo(() => {
    const takeWhole = () => {
      setTaken((before) => before + 1);
      return () => setTaken((before) => before - 1);
    };
    return { actions, takeWhole };
  }, [actions]);
  return { frame, setActions, isWhole: taken > 0 };
}

/** A page of which the address names one part; who may not see a part is not told of it. */
export function TabbedPage<Tab extends string>({ title, parts }: TabbedPageProps<Tab>) {
  const { t } = useLingui();
  // A part begins with its own address: it shows together with that, not before.
  const [search] = useSearchParams();
  const { change } = useUrlParams();
  const isSuper = useSession().claims?.role === SUPER_ADMIN;
  const { frame, setActions, isWhole } = usePageFrame();
  const allowed = parts.filter(({ superAdmins }) => isSuper || !superAdmins);
  const [first] = allowed;
  const shown = allowed.find(({ value }) => value === search.get("tab")) ?? first;
  if (!shown || !first) return null;
  const { Component: Shown } = shown.part;
  return (
    <PageFrameContext value={frame}>
      <div className="flex flex-col gap-4 sm:gap-5">
        {!isWhole && (
          <PageHeader
            title={t(title)}
            actions={<div ref={setActions} className="flex flex-wrap items-center gap-3" />}
          />
        )}
        <Tabs
          bare={isWhole}
          label={t(title)}
          value={shown.value}
          tabs={allowed.map(({ value, label, icon: Icon }) => ({
            value,
            label: t(label),
            icon: <Icon aria-hidden="true" className="size-4" />,
          }))}
          onChange={(tab) => change(() => new URLSearchParams(tab === first.value ? {} : { tab }))}
        >
          <Suspense fallback={<ScreenSkeleton />}>
            <Shown key={shown.value} />
          </Suspense>
        </Tabs>
      </div>
    </PageFrameContext>
  );
}
