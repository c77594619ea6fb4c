import { useMailLink } from "@/lib/use-mail-link";
import { MailCard } from "@/ui/MailCard";

import { type Asked, readAsked } from "./calls";
import { type Dead, isDead } from "./dead";
import { Done } from "./Done";
import { DoneQuestion } from "./DoneQuestion";
import { Looking } from "./Looking";
import { Reading } from "./Reading";
import { DeadDone, NoLink, ToReminders } from "./WaysOn";

const PURPOSES = { doneToken: "done" } as const;

/** What the button of a reminder's mail leads to: a press says that it is done. */
export default function DonePage() {
  const { link, read, used, kept } = useMailLink<"done", Asked | Dead>(PURPOSES);
  return (
    <MailCard>
      {!read && <Reading />}
      {link && (
        <Looking
          key={link.token}
          token={link.token}
          read={readAsked}
          onDead={used}
          dead={(dead) => <DeadDone {...dead} />}
        >
          {(asked) => <DoneQuestion token={link.token} asked={asked} onUsed={used} />}
        </Looking>
      )}
      {read && !link && <Before kept={kept} />}
    </MailCard>
  );
}

/** What the link came to before the page was loaded again. */
function Before({ kept }: { kept: Asked | Dead | null }) {
  if (kept) return isDead(kept) ? <DeadDone {...kept} /> : <Done {...kept} />;
  return (
    <NoLink>
      <ToReminders />
    </NoLink>
  );
}
