import { msg } from "@lingui/core/macro";

import { lazyPart } from "../../lazy-screen";
import { consoleWordsOf } from "../words";
import { TabbedPage } from "./TabbedPage";

const PARTS = [
  {
    value: "articles",
    label: msg`Articles`,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-content-articles" */ "@/features/admin_content/ArticlesPanel"
        ),
      words: [consoleWordsOf("admin_content")],
    }),
  },
  {
    value: "comments",
    label: msg`Comments`,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-content-comments" */ "@/features/admin_content/CommentsPanel"
        ),
      words: [consoleWordsOf("admin_content")],
    }),
  },
] as const;

export default function ContentPage() {
  return <TabbedPage title={msg`Content`} parts={PARTS} />;
}
