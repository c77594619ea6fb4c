import { useMailLink } from "@/lib/use-mail-link";
import { MailCard } from "@/ui/MailCard";

import { MailChoice } from "./MailChoice";
import { Reading } from "./Reading";
import { NoLink, ToSettings } from "./WaysOn";

const PURPOSES = { unsubscribeToken: "unsubscribe" } as const;

/** What the foot of an optional mail leads to: a press turns such mails off, another one on. */
export default function UnsubscribePage() {
  const { link, read, used } = useMailLink(PURPOSES);
  return (
    <MailCard>
      {!read && <Reading />}
      {link && <MailChoice key={link.token} token={link.token} onUsed={used} />}
      {read && !link && (
        <NoLink>
          <ToSettings />
        </NoLink>
      )}
    </MailCard>
  );
}
