import { Trans } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";

import { Card } from "@/ui/layout/Card";

import { ListBesideItem } from "./ListBesideItem";
import { InboxCard } from "./support/InboxCard";
import { ThreadCard } from "./support/ThreadCard";

/** What people wrote, and one message to answer. */
export default function SupportPanel() {
  return (
    <ListBesideItem
      name="message"
      list={<InboxCard />}
      renderItem={(open) => (open ? <ThreadCard key={open} id={open} /> : <NoneOpen />)}
    />
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
