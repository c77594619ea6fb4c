import { msg } from "@lingui/core/macro";
import {
  ArrowLeftRight,
  Building2,
  CalendarHeart,
  KeyRound,
  ScrollText,
  SlidersHorizontal,
  User,
} from "lucide-react";

import { lazyPart } from "../../lazy-screen";
import { wordsOf } from "../../member/words";
import { consoleWordsOf } from "../words";
import { TabbedPage, type TabPart } from "./TabbedPage";

const PARTS = [
  {
    value: "general",
    label: msg`General`,
    icon: Building2,
    superAdmins: true,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-settings-general" */ "@/features/admin_settings/GeneralPanel"
        ),
      words: [consoleWordsOf("admin_settings")],
    }),
  },
  {
    value: "preference",
    label: msg`Preference`,
    icon: SlidersHorizontal,
    part: lazyPart({
      load: () =>
        import(/* webpackChunkName: "console-settings-preference" */ "./settings/PreferenceTab"),
      words: [wordsOf("users")],
    }),
  },
  {
    value: "account",
    label: msg`Account`,
    icon: User,
    part: lazyPart({
      load: () =>
        import(/* webpackChunkName: "console-settings-account" */ "./settings/AccountTab"),
      words: ["users", "photos", "second_factor"].map(wordsOf),
    }),
  },
  {
    value: "permissions",
    label: msg`User Permissions`,
    icon: KeyRound,
    superAdmins: true,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-settings-permissions" */ "@/features/admin_settings/PermissionsPanel"
        ),
      words: [consoleWordsOf("admin_settings")],
    }),
  },
  {
    value: "rates",
    label: msg`Exchange rates`,
    icon: ArrowLeftRight,
    superAdmins: true,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-settings-rates" */ "@/features/admin_settings/RatesPanel"
        ),
      words: [consoleWordsOf("admin_settings")],
    }),
  },
  {
    value: "holidays",
    label: msg`Public holidays`,
    icon: CalendarHeart,
    superAdmins: true,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-settings-holidays" */ "@/features/admin_settings/HolidaysPanel"
        ),
      words: [consoleWordsOf("admin_settings")],
    }),
  },
  {
    value: "audit",
    label: msg`Audit log`,
    icon: ScrollText,
    superAdmins: true,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-settings-audit" */ "@/features/admin_audit/AuditPanel"
        ),
      words: [consoleWordsOf("admin_audit")],
    }),
  },
] as const satisfies readonly TabPart<string>[];

export default function SettingsPage() {
  return <TabbedPage title={msg`Setting`} parts={PARTS} />;
}
