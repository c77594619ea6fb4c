import { Trans } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";

import { cx } from "@/lib/cx";
import { Card } from "@/ui/layout/Card";

import { InboxCard } from "./support/InboxCard";
import { ThreadCard } from "./support/ThreadCard";
import { useListAddress } from "./use-list-address";
import { useListFocus } from "./use-list-focus";

/** What people wrote, and one message to answer; side by side where there is room. */
export default function SupportPanel() {
  const open = useListAddress().text("message");
  const { list, item: thread } = useListFocus("message");
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 lg:grid-cols-12">
      <div
        ref={list}
        tabIndex={-1}
        className={cx("min-w-0 outline-none lg:col-span-5", open && "max-lg:hidden")}
      >
        <InboxCard />
      </div>
      <div
        ref={thread}
        tabIndex={-1}
        className={cx("min-w-0 outline-none lg:col-span-7", !open && "max-lg:hidden")}
      >
        {open ? <ThreadCard key={open} id={open} /> : <NoneOpen />}
      </div>
    </div>
  );
}

function NoneOpen() {
  return (
    <Card className="flex min-h-60 flex-col items-center justify-center gap-2 text-center text-ink-2">
      <span className="mb-1 grid size-11 place-items-center rounded-control bg-primary-soft text-primary">
        <MessagesSquare aria-hidden="true" className="size-5" />
      </span>
      <p className="max-w-[34ch]">
        <Trans>Choose a message to read and answer it.</Trans>
      </p>
    </Card>
  );
}
