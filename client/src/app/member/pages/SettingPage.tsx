import { Trans, useLingui } from "@lingui/react/macro";
import { LogOut } from "lucide-react";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";

import { SETTING_TABS, type SettingTab, settingPath } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Tabs } from "@/ui/navigation/Tabs";
import { ScreenSkeleton } from "../layouts/ScreenSkeleton";
import { useLogout } from "../layouts/use-logout";
import { PARTS } from "./setting/parts";

/** The settings: one of their tabs, named by the address. */
export default function SettingPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const shown = SETTING_TABS.find((tab) => tab === search.get("tab")) ?? SETTING_TABS[0];
  const open = (tab: SettingTab) => {
    setSearch(settingPath(tab).split("?")[1] ?? "", { replace: true });
  };
  const { Component: Shown } = PARTS[shown].part;
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader title={t`Setting`} />
      <Tabs
        label={t`Setting`}
        value={shown}
        tabs={SETTING_TABS.map((tab) => {
          const { label, icon: Icon } = PARTS[tab];
          const icon = <Icon aria-hidden="true" className="size-4" />;
          return { value: tab, label: t(label), icon };
        })}
        onChange={open}
      >
        <Suspense fallback={<ScreenSkeleton />}>
          <Shown />
        </Suspense>
      </Tabs>
      <LogoutAtTheEnd />
    </div>
  );
}

/** On phones and tablets, where no sidebar has it. */
function LogoutAtTheEnd() {
  const { logout, busy } = useLogout();
  return (
    <Button
      variant="ghost"
      busy={busy}
      className="self-center text-ink-2! lg:hidden"
      icon={<LogOut aria-hidden="true" className="size-5" />}
      onClick={logout}
    >
      <Trans>Logout</Trans>
    </Button>
  );
}
