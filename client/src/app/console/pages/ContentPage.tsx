import { msg } from "@lingui/core/macro";
import { MessagesSquare, Newspaper } from "lucide-react";

import { lazyPart } from "../../lazy-screen";
import { consoleWordsOf } from "../words";
import { TabbedPage, type TabPart } from "./TabbedPage";

const PARTS = [
  {
    value: "articles",
    label: msg`Articles`,
    icon: Newspaper,
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
    icon: MessagesSquare,
    part: lazyPart({
      load: () =>
        import(
          /* webpackChunkName: "console-content-comments" */ "@/features/admin_content/CommentsPanel"
        ),
      words: [consoleWordsOf("admin_content")],
    }),
  },
] as const satisfies readonly TabPart<string>[];

export default function ContentPage() {
  return <TabbedPage title={msg`Content`} parts={PARTS} />;
}
