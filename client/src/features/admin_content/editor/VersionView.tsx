import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Segmented } from "@/ui/Segmented";
import { Skeleton } from "@/ui/Skeleton";

import { readVersion } from "../calls";
import type { Language, ListedVersion, WorkingCopy } from "../types";
import { useMoments } from "../use-moments";
import { Preview } from "./Preview";
import { useVersionWords } from "./use-version-words";

interface VersionViewProps {
  article: WorkingCopy;
  version: ListedVersion;
}

/** One version as its readers saw it. */
export function VersionView({ article, version }: VersionViewProps) {
  const { t } = useLingui();
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const { moment } = useMoments();
  const words = useVersionWords();
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
        label={t`Language of the text`}
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
