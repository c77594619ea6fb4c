import { Trans } from "@lingui/react/macro";

interface MailWordsProps {
  /** What the mails are about. */
  purpose: string;
  /** Whether they are sent. */
  on: boolean;
  /** Whether that was just chosen here. */
  news: boolean;
}

/** Which mails they are, and what stays without them. */
export function MailWords({ purpose, on, news }: MailWordsProps) {
  return (
    <div className="flex flex-col gap-2">
      <p>{purpose === "suggestion" ? <Letter on={on} /> : <Reminders on={on} />}</p>
      {(!on || !news) && (
        <p className="text-small text-ink-3">
          <Trans>Important notices about your account and its security are always sent.</Trans>
        </p>
      )}
    </div>
  );
}

function Letter({ on }: { on: boolean }) {
  if (on) {
    return (
      <Trans>
        This is about the monthly letter: what came in, what went out and what we found in it.
      </Trans>
    );
  }
  return <Trans>The monthly letter is off. Your figures stand in Lumbung as before.</Trans>;
}

function Reminders({ on }: { on: boolean }) {
  if (on) {
    return (
      <Trans>
        This is about reminders, budget alerts and investment dates. In Lumbung they stay under the
        bell either way.
      </Trans>
    );
  }
  return (
    <Trans>
      Reminders, budget alerts and investment dates are no longer sent by email or push. In Lumbung
      you still find them under the bell.
    </Trans>
  );
}
