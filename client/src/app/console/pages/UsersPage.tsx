import { msg } from "@lingui/core/macro";

import { lazyPart } from "../../lazy-screen";
import { consoleWordsOf } from "../words";
import { TabbedPage } from "./TabbedPage";

const PARTS = [
  {
    value: "users",
    label: msg`All users`,
    part: lazyPart({
      load: () =>
        import(/* webpackChunkName: "console-users-users" */ "@/features/admin_users/UsersPanel"),
      words: [consoleWordsOf("admin_users")],
    }),
  },
  {
    value: "support",
    label: msg`Support`,
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
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-users-data-requests" */ "@/features/admin_desk/DataRequestsPanel"
        ),
      words: [consoleWordsOf("admin_desk")],
    }),
  },
] as const;

export default function UsersPage() {
  return <TabbedPage title={msg`User`} parts={PARTS} />;
}
