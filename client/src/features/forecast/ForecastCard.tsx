import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { APP_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Card, CardHead } from "@/ui/layout/Card";

import { LowestDay, NotEnoughDays, Outlook } from "./Outlook";
import { type Forecast, useForecast } from "./queries";
import { USUAL } from "./question";
import { Sparkline } from "./Sparkline";

/** How much will be left before payday, on the first screen. */
export function ForecastCard({ className }: { className?: string }) {
  const { t } = useLingui();
  const heading = useId();
  const failureText = useFailureText();
  const { data: forecast, error, isFetching, refetch } = useForecast(USUAL);
  return (
    <Card aria-labelledby={heading} className={cx("flex flex-col", className)}>
      <CardHead id={heading} title={<Trans>Until payday</Trans>}>
        <ButtonLink to={APP_PATHS.forecast} variant="ghost" className="-mr-4.5">
          <Trans>Forecast</Trans>
          <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      </CardHead>
      {forecast && <Loaded forecast={forecast} />}
      {!forecast && error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )}
      {!forecast && !error && (
        <Loading label={t`Loading your forecast`}>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-2 h-9 w-48" />
          <Skeleton className="mt-4 h-20 w-full" />
        </Loading>
      )}
    </Card>
  );
}

function Loaded({ forecast }: { forecast: Forecast }) {
  const { points } = forecast;
  if (points.length === 0) return <NotEnoughDays forecast={forecast} />;
  return (
    <div className="flex flex-1 flex-wrap items-end gap-x-6 gap-y-4">
      <Outlook forecast={forecast} />
      {points.length > 1 && <Sparkline points={points} className="h-20 min-w-40 flex-1" />}
      <div className="w-full">
        <LowestDay forecast={forecast} />
      </div>
    </div>
  );
}
