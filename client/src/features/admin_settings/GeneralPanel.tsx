import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Card, CardHead } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { SettingsForm } from "./SettingsForm";
import { useSettings } from "./use-settings";

/** How the site is reached: shown in the footer of every page. */
export default function GeneralPanel() {
  const { t } = useLingui();
  const id = useId();
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useSettings();
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={<Trans>General</Trans>} />
      <p className="-mt-2 mb-5 max-w-[60ch] text-pretty text-ink-2">
        <Trans>
          How people can reach you. Changes appear in the footer of public pages within 15 seconds.
        </Trans>
      </p>
      {data ? (
        <SettingsForm settings={data} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Loading label={t`Loading the settings`}>
          <div className="grid gap-4.5 sm:grid-cols-2">
            {Array.from({ length: 8 }, (_, at) => (
              <Skeleton key={at} className="h-17 rounded-m" />
            ))}
          </div>
        </Loading>
      )}
    </Card>
  );
}
