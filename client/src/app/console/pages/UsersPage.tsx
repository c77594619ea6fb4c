import { msg } from "@lingui/core/macro";
import { FileClock, LifeBuoy, ScanText, Users } from "lucide-react";

import { lazyPart } from "../../lazy-screen";
import { consoleWordsOf } from "../words";
import { TabbedPage, type TabPart } from "./TabbedPage";

const PARTS = [
  {
    value: "users",
    label: msg`All users`,
    icon: Users,
    part: lazyPart({
      load: () =>
        import(/* webpackChunkName: "console-users-users" */ "@/features/admin_users/UsersPanel"),
      words: [consoleWordsOf("admin_users")],
    }),
  },
  {
    value: "support",
    label: msg`Support`,
    icon: LifeBuoy,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-users-support" */ "@/features/admin_desk/SupportPanel"
        ),
      words: [consoleWordsOf("admin_desk")],
    }),
  },
  {
    value: "data-requests",
    label: msg`Data requests`,
    icon: FileClock,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-users-data-requests" */ "@/features/admin_desk/DataRequestsPanel"
        ),
      words: [consoleWordsOf("admin_desk")],
    }),
  },
  {
    value: "layouts",
    label: msg`Layouts`,
    icon: ScanText,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-users-layouts" */ "@/features/admin_desk/layouts/LayoutsPanel"
        ),
      words: [consoleWordsOf("admin_desk/layouts")],
    }),
  },
] as const satisfies readonly TabPart<string>[];

export default function UsersPage() {
  return <TabbedPage title={msg`User`} parts={PARTS} />;
}
