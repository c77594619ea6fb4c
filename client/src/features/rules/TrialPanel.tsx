import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { ArrowRight, ListChecks } from "lucide-react";
import { useEffect, useRef } from "react";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatBriefDate } from "@/lib/dates";
import { Button } from "@/ui/buttons/Button";
import { Alert } from "@/ui/feedback/Alert";
import { Money } from "@/ui/money/Money";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";

import { tryRule } from "./queries";
import { RULE_FIELDS, type RuleForm, type RuleValues, toBody } from "./rule-form";
import type { Trial, TrialEntry } from "./types";

/** Shows before saving what the rule would do to the person's own entries. */
export function TrialPanel({ form }: { form: RuleForm }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { mutate, data, error, variables, submittedAt, isPending } = useMutation({
    mutationFn: (values: RuleValues) => tryRule({ body: toBody(values) }),
  });
  // What was counted for other values says nothing about these.
  const isCurrent = JSON.stringify(variables) === JSON.stringify(form.watch());
  const send = form.handleSubmit((values) =>
    mutate(values, {
      onError: (refused) => {
        showFieldErrors(refused, form.setError, RULE_FIELDS);
      },
    }),
  );
  return (
    <section aria-label={t`Try on my entries`} className="flex flex-col gap-3">
      <Button
        variant="secondary"
        className="self-start"
        busy={isPending}
        busyLabel={t`Counting`}
        icon={<ListChecks aria-hidden="true" className="size-5" />}
        onClick={() => void send()}
      >
        <Trans>Try on my entries</Trans>
      </Button>
      <div role="status">{isCurrent && data && <TrialResult key={submittedAt} trial={data} />}</div>
      {isCurrent && error && (
        <Alert tone="error" role="alert">
          {failureText(error)}
        </Alert>
      )}
    </section>
  );
}

function TrialResult({ trial: { matches, changes, sample } }: { trial: Trial }) {
  const shown = sample.length;
  const place = useRef<HTMLDivElement>(null);
  // The dialog's own buttons cover what comes below the form.
  useEffect(() => {
    // Newer browsers answer it with a promise, which is no clean-up.
    void place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} className="flex flex-col gap-3 rounded-panel bg-sunken p-3.5">
      <p>
        <span className="font-label">
          <Plural
            value={matches}
            _0="No entry matches."
            one="# entry matches."
            other="# entries match."
          />
        </span>{" "}
        {matches > 0 && (
          <Plural
            value={changes}
            _0="None of them would change."
            one="# would change."
            other="# would change."
          />
        )}
      </p>
      {shown > 0 && (
        <ul className="flex flex-col gap-3 border-t border-line pt-3">
          {sample.map((entry) => (
            <SampleEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {shown > 0 && matches > shown && (
        <p className="text-caption text-ink-3">
          <Plural value={matches - shown} one="and # more" other="and # more" />
        </p>
      )}
    </div>
  );
}

/** An entry, and what would become of it. */
function SampleEntry({ entry }: { entry: TrialEntry }) {
  const { language } = useLanguage();
  const { date, detail, amount, category, new_category, new_detail } = entry;
  const { icon, color } = new_category ?? category;
  return (
    <li className="flex items-start gap-3">
      <CategoryIcon icon={icon} color={color} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-3">
          <span className="font-label wrap-anywhere">
            <Change from={detail || category.label} to={new_detail} />
          </span>
          <Money amount={amount} kind="net" className="text-small" />
        </span>
        <span className="block text-small text-ink-2">
          <Change from={category.label} to={new_category?.label} />
          <span className="text-ink-3">{` · ${formatBriefDate(date, language)}`}</span>
        </span>
      </span>
    </li>
  );
}

/** What is there, and what comes instead where that differs. */
function Change({ from, to }: { from: string; to: string | null | undefined }) {
  const { t } = useLingui();
  if (!to) return from;
  return (
    <>
      <s className="text-ink-3">{from}</s>
      <ArrowRight
        role="img"
        aria-label={t`becomes`}
        className="mx-1 inline-block size-3.5 text-ink-3"
      />
      {to}
    </>
  );
}
