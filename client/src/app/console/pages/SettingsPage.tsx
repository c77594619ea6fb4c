import { msg } from "@lingui/core/macro";

import { lazyPart } from "../../lazy-screen";
import { consoleWordsOf } from "../words";
import { TabbedPage } from "./TabbedPage";

const PARTS = [
  {
    value: "general",
    label: msg`General`,
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
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-settings-preference" */ "@/features/admin_settings/GeneralPanel"
        ),
      words: [consoleWordsOf("admin_settings")],
    }),
  },
  {
    value: "account",
    label: msg`Account`,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-settings-account" */ "@/features/admin_settings/GeneralPanel"
        ),
      words: [consoleWordsOf("admin_settings")],
    }),
  },
  {
    value: "permissions",
    label: msg`User Permissions`,
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
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-settings-audit" */ "@/features/admin_audit/AuditPanel"
        ),
      words: [consoleWordsOf("admin_audit")],
    }),
  },
] as const;

export default function SettingsPage() {
  return <TabbedPage title={msg`Setting`} parts={PARTS} />;
}
