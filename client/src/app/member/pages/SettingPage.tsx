import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";

import { createMediaQueryHook } from "@/browser/media-queries";
import { SETTING_TABS } from "@/lib/paths";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Tabs } from "@/ui/navigation/Tabs";
import { ScreenSkeleton } from "../layouts/ScreenSkeleton";
import { PARTS } from "./setting/parts";
import { settingSteps } from "./setting/setting-steps";

/** Whether there is no sidebar; seven tabs have no room then, least of all in Indonesian. */
const useNarrow = createMediaQueryHook("(width < 64rem)");

/** The settings: the address names one of their tabs, or on a narrow window the step from a list. */
export default function SettingPage() {
  const { t } = useLingui();
  const narrow = useNarrow();
  const [search, setSearch] = useSearchParams();
  const [first] = SETTING_TABS;
  const named = SETTING_TABS.find((tab) => tab === search.get("tab"));
  const { Component: Shown } = PARTS[named ?? first].part;
  const shown = (
    <Suspense fallback={<ScreenSkeleton />}>
      <Shown />
    </Suspense>
  );
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      {narrow ? (
        <settingSteps.Component parts={PARTS} open={named}>
          {shown}
        </settingSteps.Component>
      ) : (
        <>
          <PageHeader title={t`Setting`} />
          <Tabs
            label={t`Setting`}
            value={named ?? first}
            tabs={SETTING_TABS.map((tab) => {
              const { label, icon: Icon } = PARTS[tab];
              const icon = <Icon aria-hidden="true" className="size-4" />;
              return { value: tab, label: t(label), icon };
            })}
            onChange={(tab) => setSearch(tab === first ? {} : { tab }, { replace: true })}
          >
            {shown}
          </Tabs>
        </>
      )}
    </div>
  );
}
