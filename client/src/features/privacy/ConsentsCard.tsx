import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";

import type { Row } from "@/api/client";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useToast } from "@/ui/feedback/use-toast";
import { api, payloadOf } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";

import { QueryContent } from "./QueryContent";
import { GUARDIAN_KEY } from "./use-guardian";
import { useFormatMoment } from "./use-format-moment";

/** Lists the person's consents and lets them withdraw each. */
export function ConsentsCard() {
  const { t } = useLingui();
  const id = useId();
  const consents = useConsents();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
  return (
    <Card aria-labelledby={id} onFocus={onFocus} className="flex flex-col gap-2">
      <h2 ref={heading} tabIndex={-1} id={id} className="text-title tracking-tight">
        <Trans>Your consents</Trans>
      </h2>
      <QueryContent query={consents} label={t`Loading your consents`}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-small text-ink-2">
              <Trans>
                Nothing yet. When you agree to something, you'll see it here with the date, and you
                can withdraw your consent.
              </Trans>
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {list.map((consent) => (
                <ConsentLine key={`${consent.purpose} ${consent.changed_at}`} consent={consent} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Card>
  );
}

/** One consent: purpose, date, version of the text and state. */
function ConsentLine({ consent }: { consent: Consent }) {
  const { t } = useLingui();
  const known = PURPOSES[consent.purpose];
  const name = known ? t(known) : consent.purpose;
  return (
    <li className="flex flex-col gap-1 py-3.5 first:pt-1.5 last:pb-0">
      <p className="font-label">{name}</p>
      <ConsentState consent={consent} />
      {consent.state === "given" && <Withdraw purpose={consent.purpose} name={name} />}
    </li>
  );
}

function Withdraw({ purpose, name }: { purpose: string; name: string }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useWithdrawConsent();
  const failureText = useFailureText();
  const toast = useToast();
  const withdraw = () => {
    setAsking(false);
    mutate(purpose, {
      onSuccess: ({ message }) => toast({ tone: "success", text: message }),
      onError: (error) => toast({ tone: "error", text: failureText(error) }),
    });
  };
  return (
    <>
      <Button
        variant="secondary"
        className="mt-1.5 self-start"
        aria-label={t`Withdraw: ${name}`}
        busy={isPending}
        onClick={() => setAsking(true)}
      >
        <Trans>Withdraw</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Withdraw this consent?</Trans>}
        confirm={<Trans>Withdraw</Trans>}
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
      >
        <Trans>We'll stop right away. This doesn't change anything already done.</Trans>
      </ConfirmDialog>
    </>
  );
}

/** When a consent was given or withdrawn, with the version of the text. */
function ConsentState({ consent }: { consent: Consent }) {
  const moment = useFormatMoment();
  const version = consent.text_version;
  return (
    <p className="text-small text-ink-2">
      <ConsentDate state={consent.state} when={moment(consent.changed_at ?? "")} />
      {version && (
        <span className="block text-ink-3">
          <Trans>Text version {version}</Trans>
        </span>
      )}
    </p>
  );
}

function ConsentDate({ state, when }: { state: Consent["state"]; when: string }) {
  if (state === "given") return <Trans>Given on {when}</Trans>;
  return <Trans>Withdrawn on {when}</Trans>;
}

/** Labels of the purposes of consents. */
const PURPOSES: Record<string, MessageDescriptor> = {
  location: msg`Tips and examples for my country`,
  calendar: msg`Reminders in my calendar`,
  reminders: msg`Reminders on my devices`,
  suggestion: msg`The monthly letter`,
  parental: msg`My parent's consent`,
};

export type Consent = Row<"/users/consents", "get">;

const KEY = ["consents"];

/** Only real decisions: no untouched settings and no open requests. */
function decided(consents: Consent[]): Consent[] {
  return consents.filter(({ changed_at, state }) => changed_at !== null && state !== "asked");
}

/** What the person, or a parent for them, has agreed to. */
function useConsents() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      decided(payloadOf(await api.GET("/users/consents", { signal })).datas),
  });
}

/** Takes a consent back; what it allowed ends at once. */
function useWithdrawConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (purpose: string) =>
      payloadOf(await api.DELETE("/users/consents/{purpose}", { params: { path: { purpose } } })),
    onSuccess: ({ datas }) => {
      client.setQueryData(KEY, decided(datas));
      void client.invalidateQueries({ queryKey: GUARDIAN_KEY });
    },
  });
}
