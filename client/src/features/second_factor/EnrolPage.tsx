import { Trans } from "@lingui/react/macro";
import { ShieldCheck } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";

import { enrolmentRequired } from "@/api/enrolment";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { LanguageSwitch } from "@/ui/navigation/LanguageSwitch";
import { Logo } from "@/ui/pictures/Logo";
import { ThemeSwitch } from "@/ui/navigation/ThemeSwitch";

import { CodesStep } from "./CodesStep";
import { ScanStep } from "./ScanStep";
import type { Enrolment } from "./use-second-factor";
import { useConfirmEnrolment, useStartEnrolment } from "./use-second-factor";

function Start({ onStarted }: { onStarted: (enrolment: Enrolment) => void }) {
  const failureText = useFailureText();
  const { mutate, isPending, error } = useStartEnrolment();
  const start = () =>
    mutate(undefined, { onSuccess: (enrolment) => enrolment && onStarted(enrolment) });
  return (
    <>
      {error && (
        <Alert tone="error" role="alert">
          {failureText(error)}
        </Alert>
      )}
      <Button
        size="lg"
        block
        busy={isPending}
        icon={<ShieldCheck aria-hidden="true" className="size-5" />}
        onClick={start}
      >
        <Trans>Set up</Trans>
      </Button>
    </>
  );
}

interface ScanProps {
  enrolment: Enrolment;
  onCodes: (codes: string[]) => void;
}

function Scan({ enrolment, onCodes }: ScanProps) {
  const form = useId();
  const confirm = useConfirmEnrolment();
  return (
    <>
      <ScanStep enrolment={enrolment} form={form} confirm={confirm} onCodes={onCodes} />
      <Button type="submit" form={form} size="lg" block busy={confirm.isPending}>
        <Trans>Turn on</Trans>
      </Button>
    </>
  );
}

function Codes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [saved, setSaved] = useState(false);
  const [missed, setMissed] = useState(false);
  return (
    <>
      <CodesStep codes={codes} saved={saved} onSaved={setSaved} missed={missed} />
      <Button size="lg" block onClick={() => (saved ? onDone() : setMissed(true))}>
        <Trans>Done</Trans>
      </Button>
    </>
  );
}

function Head() {
  return (
    <header className="flex min-h-13 flex-wrap items-center justify-between gap-2">
      <Logo />
      <div className="flex gap-2">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}

/** The only page for an operator without a second factor: its set-up. */
export default function EnrolPage() {
  const { logout } = useSession();
  const client = useQueryClient();
  const [started, setStarted] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // Stay on the page until the codes are confirmed, although the second factor is on already.
  useEffect(() => enrolmentRequired.set(true), []);

  const goOn = () => {
    // Refetch what was forbidden until now.
    void client.resetQueries();
    enrolmentRequired.set(false);
  };
  return (
    <div className="flex min-h-dvh flex-col px-4 pt-3 pb-8 sm:px-8 sm:pt-6">
      <Head />
      <main className="my-auto grid justify-items-center py-6">
        <Card className="flex w-full max-w-140 flex-col gap-4.5">
          <div>
            <h1 tabIndex={-1} className="text-balance">
              <Trans>Operators need two-step sign-in</Trans>
            </h1>
            <p className="mt-1.5 text-ink-2">
              <Trans>
                You look after other people's accounts, so you also need a code from an app on your
                phone to sign in. Setup takes two minutes.
              </Trans>
            </p>
          </div>
          {codes && <Codes codes={codes} onDone={goOn} />}
          {!codes && started && <Scan enrolment={started} onCodes={setCodes} />}
          {!codes && !started && <Start onStarted={setStarted} />}
          {!codes && (
            <Button variant="ghost" block onClick={() => void logout().catch(() => undefined)}>
              <Trans>Logout</Trans>
            </Button>
          )}
        </Card>
      </main>
    </div>
  );
}
