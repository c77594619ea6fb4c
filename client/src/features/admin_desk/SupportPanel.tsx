import { Trans } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";

import { cx } from "@/lib/cx";
import { Card } from "@/ui/Card";

import { InboxCard } from "./support/InboxCard";
import { ThreadCard } from "./support/ThreadCard";
import { useDeskAddress } from "./use-desk-address";

/** What people wrote, and one message to answer; side by side where there is room. */
export default function SupportPanel() {
  const open = useDeskAddress().text("message");
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 lg:grid-cols-12">
      <InboxCard className={cx("lg:col-span-5", open && "max-lg:hidden")} />
      <div className={cx("min-w-0 lg:col-span-7", !open && "max-lg:hidden")}>
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
