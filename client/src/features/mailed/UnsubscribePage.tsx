import { useMailLink } from "@/lib/use-mail-link";
import { MailCard } from "@/ui/MailCard";

import { type Mails, readMails } from "./calls";
import { type Dead, isDead } from "./dead";
import { Looking } from "./Looking";
import { MailChoice } from "./MailChoice";
import { Reading } from "./Reading";
import { DeadUnsubscribe, NoLink, ToSettings } from "./WaysOn";

const PURPOSES = { unsubscribeToken: "unsubscribe" } as const;

/** What a press came to, and by which link it is taken back after the page was loaded again. */
interface Turned {
  token: string;
  mails: Mails;
}

type Kept = Turned | Dead;

/** What the foot of an optional mail leads to: a press turns such mails off, another one on. */
export default function UnsubscribePage() {
  const { link, read, used, kept } = useMailLink<"unsubscribe", Kept>(PURPOSES);
  return (
    <MailCard>
      {!read && <Reading />}
      {link && (
        <Looking
          key={link.token}
          token={link.token}
          read={readMails}
          onDead={used}
          dead={(dead) => <DeadUnsubscribe {...dead} />}
        >
          {(mails) => <Choice token={link.token} first={mails} onKept={used} />}
        </Looking>
      )}
      {read && !link && <Before kept={kept} onKept={used} />}
    </MailCard>
  );
}

interface ChoiceProps {
  token: string;
  first: Mails;
  turned?: Mails;
  onKept: (kept: Kept) => void;
}

function Choice({ token, onKept, ...rest }: ChoiceProps) {
  const keep = (next: Mails | Dead) => onKept(isDead(next) ? next : { token, mails: next });
  return <MailChoice token={token} onUsed={keep} {...rest} />;
}

/** What the link came to before the page was loaded again. */
function Before({ kept, onKept }: { kept: Kept | null; onKept: (kept: Kept) => void }) {
  if (!kept) {
    return (
      <NoLink>
        <ToSettings />
      </NoLink>
    );
  }
  if (isDead(kept)) return <DeadUnsubscribe {...kept} />;
  return <Choice token={kept.token} first={kept.mails} turned={kept.mails} onKept={onKept} />;
}
