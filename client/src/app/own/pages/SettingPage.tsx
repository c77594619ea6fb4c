import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type LucideIcon, ShieldCheck, SlidersHorizontal, User } from "lucide-react";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";

import { type SettingTab, settingPath } from "@/lib/paths";
import { PageHeader } from "@/ui/PageHeader";
import { Tabs } from "@/ui/Tabs";

import { type LazyPart, lazyPart } from "../../lazy-screen";
import { ScreenWaiting } from "../layouts/ScreenWaiting";
import { wordsOf } from "../words";

interface SettingPart {
  value: SettingTab;
  label: MessageDescriptor;
  icon: LucideIcon;
  part: LazyPart;
}

/** The tabs in their order; each brings its code and words when it is opened. */
const PARTS: readonly [SettingPart, ...SettingPart[]] = [
  {
    value: "account",
    label: msg`Account Information`,
    icon: User,
    part: lazyPart({
      load: () => import(/* webpackChunkName: "setting-account" */ "./setting/AccountTab"),
      words: [wordsOf("users")],
    }),
  },
  {
    value: "preference",
    label: msg`Preference`,
    icon: SlidersHorizontal,
    part: lazyPart({
      load: () => import(/* webpackChunkName: "setting-preference" */ "./setting/PreferenceTab"),
      words: [wordsOf("users")],
    }),
  },
  {
    value: "security",
    label: msg`Security`,
    icon: ShieldCheck,
    part: lazyPart({
      load: () => import(/* webpackChunkName: "setting-security" */ "./setting/SecurityTab"),
      words: [wordsOf("auth"), wordsOf("sessions"), wordsOf("second_factor")],
    }),
  },
];

/** The settings: one of their tabs, named by the address. */
export default function SettingPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const shown = PARTS.find(({ value }) => value === search.get("tab")) ?? PARTS[0];
  const open = (tab: SettingTab) => {
    setSearch(settingPath(tab).split("?")[1] ?? "", { replace: true, preventScrollReset: true });
  };
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader title={t`Setting`} />
      <Tabs
        label={t`Setting`}
        value={shown.value}
        tabs={PARTS.map(({ value, label, icon: Icon }) => ({
          value,
          label: t(label),
          icon: <Icon aria-hidden="true" className="size-4" />,
        }))}
        onChange={open}
      >
        <Suspense fallback={<ScreenWaiting />}>
          <shown.part.Component />
        </Suspense>
      </Tabs>
    </div>
  );
}
