import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, History } from "lucide-react";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Segmented } from "@/ui/fields/Segmented";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { readVersion, readVersions, restoreVersion } from "../api-calls";
import type { Language, ListedVersion, WorkingCopy } from "../types";
import { useDateFormats } from "../use-date-formats";
import { Preview } from "./Preview";
import type { ArticleActions } from "./use-article-actions";

interface VersionsDialogProps {
  article: WorkingCopy;
  actions: ArticleActions;
  onClose: () => void;
}

/** Lists earlier versions, shows one and restores it. */
export default function VersionsDialog({ article, actions, onClose }: VersionsDialogProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<ListedVersion | null>(null);
  const place = shown?.number ?? 0;
  const restore = async (number: number) => {
    const restored = await actions.run({
      doing: "restore",
      call: (current) => restoreVersion(current, number),
      done: t`Version ${number} is in the editor. Readers see it once you publish.`,
      whole: true,
    });
    if (restored) onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      title={shown ? t`Version ${place}` : <Trans>Versions</Trans>}
      busy={actions.doing === "restore"}
      back={shown ? () => setShown(null) : null}
      step={place}
      onClose={onClose}
      footer={
        shown && (
          <>
            <Button variant="secondary" onClick={() => setShown(null)}>
              <Trans>All versions</Trans>
            </Button>
            <Button
              busy={actions.doing === "restore"}
              busyLabel={t`Restoring`}
              onClick={() => void restore(shown.number)}
            >
              <Trans>Restore this version</Trans>
            </Button>
          </>
        )
      }
    >
      {shown ? (
        <VersionView article={article} version={shown} />
      ) : (
        <List article={article} onShow={setShown} />
      )}
    </Dialog>
  );
}

interface ListProps {
  article: WorkingCopy;
  onShow: (version: ListedVersion) => void;
}

function List({ article, onShow }: ListProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["admin", "versions", article.id],
    queryFn: ({ signal }) => readVersions(article.id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const { moment } = useDateFormats();
  const words = useVersionLabels();
  const nameOf = (number: number) => t`Version ${number}`;
  const failureText = useFailureText();
  if (error && !data) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Loading label={t`Loading the versions`}>
        <Skeleton className="h-40 w-full" />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <NothingHere icon={History} title={<Trans>No versions yet</Trans>}>
        <Trans>We save a version each time you publish.</Trans>
      </NothingHere>
    );
  }
  return (
    <ul className="divide-y divide-line" aria-label={t`Versions`}>
      {data.map((version) => (
        <li key={version.number}>
          <button
            type="button"
            className="flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-m px-2 py-2 text-left hover:bg-sunken"
            onClick={() => onShow(version)}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">
                {nameOf(version.number)} · {words(version.what)}
              </span>
              <span className="block text-small text-ink-3">
                {[moment(version.at), version.by].filter(Boolean).join(" · ")}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface VersionViewProps {
  article: WorkingCopy;
  version: ListedVersion;
}

/** One version as its readers saw it. */
function VersionView({ article, version }: VersionViewProps) {
  const { t } = useLingui();
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const { moment } = useDateFormats();
  const words = useVersionLabels();
  const failureText = useFailureText();
  const { number } = version;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["admin", "version", article.id, number],
    queryFn: ({ signal }) => readVersion(article.id, number, signal),
  });
  const when = moment(version.at);
  return (
    <>
      <p className="text-small text-ink-2">
        {[words(version.what), version.by, when].filter(Boolean).join(" · ")}
      </p>
      <Segmented<Language>
        block
        label={t`Text language`}
        value={language}
        options={[
          { value: "en", label: t`English` },
          { value: "id", label: t`Indonesian` },
        ]}
        onChange={setLanguage}
      />
      {error && (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorState>
      )}
      {data && (
        <Preview
          key={language}
          language={language}
          text={data.content.texts[language]}
          cover={data.content.cover}
        />
      )}
      {!data && !error && (
        <Loading label={t`Loading the version`}>
          <Skeleton className="h-80 w-full" />
        </Loading>
      )}
    </>
  );
}

/** Labels for the reasons why a version was recorded. */
function useVersionLabels(): (what: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    published: t`Published`,
    shipped: t`Included with Lumbung`,
    set_aside: t`Discarded`,
  };
  return (what) => words[what] ?? what;
}
