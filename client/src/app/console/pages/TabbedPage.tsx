import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";

import { PageHeader } from "@/ui/PageHeader";
import { Tabs } from "@/ui/Tabs";

import type { LazyPart } from "../../lazy-screen";
import { ScreenWaiting } from "../../own/layouts/ScreenWaiting";

export interface TabPart<Tab extends string> {
  value: Tab;
  label: MessageDescriptor;
  part: LazyPart;
}

interface TabbedPageProps<Tab extends string> {
  title: MessageDescriptor;
  parts: readonly [TabPart<Tab>, ...TabPart<Tab>[]];
}

/** A page of which the address names one part. */
export function TabbedPage<Tab extends string>({ title, parts }: TabbedPageProps<Tab>) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const shown = parts.find(({ value }) => value === search.get("tab")) ?? parts[0];
  const { Component: Shown } = shown.part;
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader title={t(title)} />
      <Tabs
        label={t(title)}
        value={shown.value}
        tabs={parts.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(tab) => setSearch(tab === parts[0].value ? {} : { tab }, { replace: true })}
      >
        <Suspense fallback={<ScreenWaiting />}>
          <Shown />
        </Suspense>
      </Tabs>
    </div>
  );
}
