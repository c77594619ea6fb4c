import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarX, EyeOff } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";

import { useLanguage } from "@/i18n/use-language";
import { addDays } from "@/lib/days";
import { lazyComponent } from "@/lib/lazy-component";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { DateField } from "@/ui/fields/DateField";
import { Field } from "@/ui/fields/Field";
import { TextInput } from "@/ui/fields/TextInput";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import { ChangesBadges, StateBadge } from "../StateBadge";
import type { WorkingCopy } from "../types";
import { UnpublishDialog } from "../UnpublishDialog";
import { useDateFormats } from "../use-date-formats";
import { titleOf } from "./content";
import type { Publishing, PublishError } from "./use-publishing";

const PublishDialog = lazyComponent(
  () => import(/* webpackChunkName: "console-content-publish" */ "./PublishDialog"),
);

interface PublishingCardProps {
  article: WorkingCopy;
  publishing: Publishing;
}

/** Who sees the article, and from when on. */
export function PublishingCard({ article, publishing }: PublishingCardProps) {
  const { t } = useLingui();
  const { moment } = useDateFormats();
  const { state, updated_by: who } = article;
  const when = moment(article.updated_at);
  const heading = useRef<HTMLHeadingElement>(null);
  // What takes it off the schedule goes with the schedule.
  const onFocus = useFocusFallback(heading);
  return (
    <Card className="flex flex-col gap-3.5" onFocus={onFocus}>
      <h2 ref={heading} tabIndex={-1} className="text-title tracking-tight">
        <Trans>Publishing</Trans>
      </h2>
      <div>
        <p className="mb-1.5 text-small leading-5 font-label">
          <Trans>Status</Trans>
        </p>
        <p className="flex flex-wrap gap-1.5">
          <StateBadge state={state} />
          <ChangesBadges article={article} />
        </p>
      </div>
      {publishing.submitError && <PublishErrorNotice error={publishing.submitError} />}
      {state === "published" ? (
        <Seen article={article} publishing={publishing} />
      ) : (
        <Moment
          label={t`Date published`}
          placeholder={t`When you publish`}
          publishing={publishing}
        />
      )}
      {state !== "draft" && <Unpublish state={state} publishing={publishing} />}
      <p className="text-small text-ink-3">
        {who ? t`Last saved by ${who}, ${when}` : t`Last saved ${when}`}
      </p>
      <Questions article={article} publishing={publishing} />
    </Card>
  );
}

/** Since when the article is public, and when scheduled changes follow. */
function Seen({ article, publishing }: PublishingCardProps) {
  const { t } = useLingui();
  const { moment } = useDateFormats();
  const { published_at, has_changes, planned_at } = article;
  return (
    <>
      <div>
        <p className="text-small leading-5 font-label">
          <Trans>Date published</Trans>
        </p>
        <p className="mt-1 text-ink-2">{published_at && moment(published_at)}</p>
      </div>
      {has_changes && (
        <Moment
          label={t`Changes go live`}
          placeholder={t`When you update`}
          publishing={publishing}
        />
      )}
      {planned_at && <Planned article={article} publishing={publishing} />}
    </>
  );
}

/** A scheduled publication, with a button to cancel it. */
function Planned({ article: { has_changes, is_planned }, publishing }: PublishingCardProps) {
  return (
    <>
      {has_changes && !is_planned && (
        <p className="text-small text-ink-2">
          <Trans>Later changes aren't scheduled. Reschedule to include them.</Trans>
        </p>
      )}
      <Button
        variant="secondary"
        icon={<CalendarX aria-hidden="true" className="size-4.5" />}
        onClick={publishing.callOff}
      >
        <Trans>Unschedule changes</Trans>
      </Button>
    </>
  );
}

interface MomentProps {
  label: string;
  placeholder: string;
  publishing: Publishing;
}

/** The day and the time to publish, by the operator's clock. */
function Moment({ label, placeholder, publishing }: MomentProps) {
  const { t } = useLingui();
  const { when, today, timeZone, choose } = publishing;
  const zone = timeZone.replaceAll("_", " ");
  return (
    <div className="flex flex-col gap-3.5">
      <div className="flex flex-col gap-1.5">
        <p aria-hidden="true" className="text-small leading-5 font-label">
          {label}
        </p>
        <DateField
          bare
          label={label}
          className="min-h-12 w-full"
          placeholder={placeholder}
          value={when.day}
          today={today}
          min={today}
          max={addDays(today, 730)}
          quick={[
            { label: t`Today`, day: today },
            { label: t`Tomorrow`, day: addDays(today, 1) },
          ]}
          onChange={(day) => choose({ ...when, day })}
          onClear={() => choose({ ...when, day: null })}
        />
      </div>
      {when.day && (
        <Field label={<Trans>Time</Trans>} hint={<Trans>In {zone} time.</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              type="time"
              required
              value={when.time}
              onChange={({ target }) => choose({ ...when, time: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}

function Unpublish({ state, publishing }: { state: string; publishing: Publishing }) {
  return (
    <Button
      variant="secondary"
      icon={<EyeOff aria-hidden="true" className="size-4.5" />}
      onClick={() => publishing.ask("unpublish")}
    >
      {state === "scheduled" ? <Trans>Unschedule</Trans> : <Trans>Unpublish</Trans>}
    </Button>
  );
}

function Questions({ article, publishing }: PublishingCardProps) {
  const { language } = useLanguage();
  const { asked, ask, confirm, gaps, later, publish } = publishing;
  return (
    <>
      {asked === "publish" && gaps && (
        <Suspense>
          <PublishDialog gaps={gaps} later={later} onPublish={publish} onClose={() => ask(null)} />
        </Suspense>
      )}
      <UnpublishDialog
        open={asked === "unpublish"}
        title={titleOf(article, language)}
        waits={article.state === "scheduled"}
        onConfirm={confirm}
        onCancel={() => ask(null)}
      />
      <ConfirmDialog
        open={asked === "discard"}
        title={<Trans>Discard the changes?</Trans>}
        confirm={<Trans>Discard changes</Trans>}
        onConfirm={confirm}
        onCancel={() => ask(null)}
      >
        <Trans>
          The article goes back to what readers see. Your changes are saved as a version.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

/** Lists what is missing before the article can be published, by language and field. */
function PublishErrorNotice({ error: { words, errors, content } }: { error: PublishError }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  // The publish button may be out of view; scroll to the errors.
  useEffect(() => {
    const marked = [...document.querySelectorAll<HTMLElement>("main [aria-invalid=true]")];
    const field = marked.find((one) => one.offsetParent !== null);
    if (field) field.focus();
    else place.current?.scrollIntoView({ block: "center" });
  }, [content]);
  const names: Record<string, string> = {
    en: t`English`,
    id: t`Indonesian`,
    title: t`Title`,
    description: t`Description`,
    body: t`Text`,
    sources: t`Sources`,
    topics: t`Topics`,
    slug: t`Address`,
    cover: t`Cover`,
    at: t`Date published`,
  };
  const lines = Object.entries(errors).map(([field, sentences]) => {
    const where = field.split(".").flatMap((part) => names[part] ?? []);
    return { field, words: [where.join(", "), sentences.join(" ")].filter(Boolean).join(": ") };
  });
  return (
    <div ref={place}>
      <Alert tone="error" role="alert">
        <p>{words}</p>
        {lines.length > 0 && (
          <ul className="mt-1 list-disc pl-4.5">
            {lines.map((line) => (
              <li key={line.field}>{line.words}</li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
