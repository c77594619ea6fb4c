import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, Clock } from "lucide-react";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";

import type { Row } from "@/api/client";
import { useIdempotencyKey } from "@/api/use-idempotency-key";
import { useFormDraft } from "@/browser/use-form-draft";
import { Alert } from "@/ui/feedback/Alert";
import { KeepAccountFirst } from "@/ui/feedback/KeepAccountFirst";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { Field } from "@/ui/fields/Field";
import { Select } from "@/ui/fields/Select";
import { TextArea } from "@/ui/fields/TextArea";
import { useToast } from "@/ui/feedback/use-toast";
import { api, payloadOf } from "@/api/client";
import { showFieldErrors } from "@/api/field-errors";
import { useAccount } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";

import { QueryContent } from "./QueryContent";
import { useFormatMoment } from "./use-format-moment";

/** Asking for something to be done with one's data, and what became of it. */
export function RequestsCard() {
  const id = useId();
  if (useAccount()?.is_guest) {
    return (
      <Card aria-labelledby={id} className="flex flex-col gap-3.5">
        <h2 id={id} className="text-title tracking-tight">
          <Trans>Ask about your data</Trans>
        </h2>
        <KeepAccountFirst>
          <Trans>We answer by email. You can download and delete everything without it.</Trans>
        </KeepAccountFirst>
      </Card>
    );
  }
  return <Requests id={id} />;
}

function Requests({ id }: { id: string }) {
  const { t } = useLingui();
  const requests = useDataRequests();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-5">
      <div>
        <h2 id={id} className="text-title tracking-tight">
          <Trans>Ask about your data</Trans>
        </h2>
        <p className="mt-1.5 text-small text-ink-2">
          <Trans>A person reads your request and answers by email within 72 hours.</Trans>
        </p>
      </div>
      <RequestForm />
      <div className="border-t border-line pt-5">
        <h3 className="mb-2 font-bold">
          <Trans>Your requests</Trans>
        </h3>
        <QueryContent query={requests} label={t`Loading your requests`}>
          {(list) =>
            list.length === 0 ? (
              <p className="text-ink-2">
                <Trans>You haven't asked for anything yet.</Trans>
              </p>
            ) : (
              <ul className="divide-y divide-line">
                {list.map((request) => (
                  <RequestLine key={request.id} request={request} />
                ))}
              </ul>
            )
          }
        </QueryContent>
      </div>
    </Card>
  );
}

const MAX_LENGTH = 2000;
const EMPTY: NewDataRequest = { kind: "access", text: "" };

/** Form for a data request: a kind and an optional text. */
function RequestForm() {
  const { t } = useLingui();
  const form = useForm<NewDataRequest>({ defaultValues: EMPTY });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const { mutateAsync } = useSendDataRequest();
  const [submitError, setSubmitError] = useState<unknown>(null);
  const failureText = useFailureText();
  const toast = useToast();
  useFormDraft<NewDataRequest>("data-request", form);

  const send = handleSubmit(async (values) => {
    setSubmitError(null);
    try {
      const { message } = await mutateAsync(values);
      toast({ tone: "success", text: message });
      reset(EMPTY);
    } catch (error) {
      if (!showFieldErrors(error, setError, ["kind", "text"])) setSubmitError(error);
    }
  });

  const kinds = (Object.keys(REQUEST_KINDS) as RequestKind[]).map((kind) => ({
    value: kind,
    label: t(REQUEST_KINDS[kind]),
  }));

  return (
    <form noValidate className="flex flex-col gap-4.5" onSubmit={(event) => void send(event)}>
      {submitError !== null && (
        <Alert tone="error" role="alert">
          {failureText(submitError)}
        </Alert>
      )}
      <Field label={<Trans>What would you like us to do?</Trans>} error={errors.kind?.message}>
        {(control) => <Select {...control} {...register("kind")} options={kinds} />}
      </Field>
      <Field
        label={<Trans>In your own words</Trans>}
        hint={<Trans>Optional, if the choice above says it all.</Trans>}
        error={errors.text?.message}
      >
        {(control) => (
          <TextArea
            {...control}
            {...register("text", {
              maxLength: { value: MAX_LENGTH, message: t`Please use at most 2,000 characters.` },
              validate: (text, { kind }) =>
                kind !== "other" || text.trim() !== "" || t`Tell us what you'd like us to do.`,
            })}
          />
        )}
      </Field>
      <Button type="submit" busy={isSubmitting} busyLabel={t`Sending`} className="sm:self-end">
        <Trans>Send request</Trans>
      </Button>
    </form>
  );
}

/** One request with its due date or answer. */
function RequestLine({ request }: { request: DataRequest }) {
  const { t } = useLingui();
  const moment = useFormatMoment();
  const { kind, text, state, created_at, due_at, answered_at, outcome, answer } = request;
  const sent = moment(created_at);
  return (
    <li className="flex flex-col gap-1.5 py-3.5 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="font-label">{t(REQUEST_KINDS[kind])}</p>
        {state === "open" ? (
          <Badge icon={<Clock aria-hidden="true" className="size-3.5" />}>
            <Trans>Open</Trans>
          </Badge>
        ) : (
          <Badge
            tone={outcome === "refused" ? "neutral" : "green"}
            icon={<CircleCheck aria-hidden="true" className="size-3.5" />}
          >
            {outcome === "refused" ? <Trans>Refused</Trans> : <Trans context="request">Done</Trans>}
          </Badge>
        )}
      </div>
      {text && <p className="break-words whitespace-pre-line text-ink-2">{text}</p>}
      <p className="text-small text-ink-3">
        <Trans>Sent {sent}.</Trans>{" "}
        {answered_at === null ? (
          <AnswerBy moment={moment(due_at)} />
        ) : (
          <AnsweredOn moment={moment(answered_at)} />
        )}
      </p>
      {answer && (
        <p className="border-l-2 border-line pl-3.5 break-words whitespace-pre-line">{answer}</p>
      )}
    </li>
  );
}

function AnswerBy({ moment }: { moment: string }) {
  return <Trans>We'll answer by {moment}.</Trans>;
}

function AnsweredOn({ moment }: { moment: string }) {
  return <Trans>Answered {moment}.</Trans>;
}

type RequestKind = DataRequest["kind"];

/** Labels of the kinds of data requests. */
const REQUEST_KINDS: Record<RequestKind, MessageDescriptor> = {
  access: msg`Tell me what you know about me`,
  correction: msg`Correct something about me`,
  erasure: msg`Erase something about me`,
  restriction: msg`Stop using some of my data`,
  objection: msg`I object to how my data is used`,
  other: msg`Something else`,
};

export type DataRequest = Row<"/data-requests", "get">;
type NewDataRequest = Pick<DataRequest, "kind" | "text">;

const KEY = ["data-requests"];

/** The person's data requests, newest first. */
function useDataRequests() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => payloadOf(await api.GET("/data-requests", { signal })).datas,
  });
}

/** Sends a request once, however often the same one is sent until that succeeds. */
function useSendDataRequest() {
  const client = useQueryClient();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: NewDataRequest) => {
      const header = { "Idempotency-Key": keyOf(body) };
      return payloadOf(await api.POST("/data-requests", { params: { header }, body }));
    },
    onSuccess: ({ datas }) => {
      settled();
      client.setQueryData<DataRequest[]>(KEY, (before) => before && [...datas, ...before]);
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
}
