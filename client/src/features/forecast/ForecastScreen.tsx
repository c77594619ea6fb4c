import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { Button } from "@/ui/buttons/Button";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Segmented } from "@/ui/fields/Segmented";
import { Card } from "@/ui/layout/Card";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Money } from "@/ui/money/Money";

import { AddAmount } from "./AddAmount";
import { DayDetail } from "./DayDetail";
import { ForecastChart } from "./ForecastChart";
import { LowestDay, NotEnoughDays, Outlook } from "./Outlook";
import { PlannedItems } from "./PlannedItems";
import { type Forecast, useForecast } from "./queries";
import { isWhatIf, MOST_MONTHS, type Question } from "./question";

interface ForecastScreenProps {
  /** What the address asks. */
  question: Question;
  onQuestion: (question: Question) => void;
}

/** The balance of each day to come, what makes it, and what if something were different. */
export function ForecastScreen({ question, onQuestion }: ForecastScreenProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: forecast, error, isFetching, isPlaceholderData, refetch } = useForecast(question);
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader title={<Trans>Forecast</Trans>}>
        <Trans>How far your money goes</Trans>
      </PageHeader>
      <Segmented
        label={t`How far ahead`}
        value={String(question.months)}
        options={Array.from({ length: MOST_MONTHS }, (_none, index) => ({
          value: String(index + 1),
          label: <Ahead months={index + 1} />,
        }))}
        onChange={(months) => onQuestion({ ...question, months: Number(months) })}
        className="self-start"
      />
      {forecast && (
        <div className={cx("transition-opacity duration-2", isPlaceholderData && "opacity-60")}>
          <Loaded forecast={forecast} question={question} onQuestion={onQuestion} />
        </div>
      )}
      {!forecast && error && (
        <Card>
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {failureText(error)}
          </ErrorState>
        </Card>
      )}
      {!forecast && !error && <ForecastSkeleton />}
    </div>
  );
}

function Ahead({ months }: { months: number }) {
  if (months === 1) return <Trans>Until payday</Trans>;
  return <Plural value={months} one="# month" other="# months" />;
}

interface LoadedProps extends ForecastScreenProps {
  forecast: Forecast;
}

function Loaded({ forecast, question, onQuestion }: LoadedProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { points, items, included, today, until, lowest } = forecast;
  if (points.length === 0) {
    return (
      <Card>
        <NotEnoughDays forecast={forecast} />
      </Card>
    );
  }
  const day = points.find((point) => point.day === (chosen ?? lowest?.day)) ?? points[0];
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div className="flex flex-col gap-4 sm:gap-5 xl:col-span-7">
        <Card aria-label={until} className="flex flex-col gap-4">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <Outlook forecast={forecast} />
            <Difference {...{ forecast, question, onQuestion }} />
          </div>
          <LowestDay forecast={forecast} />
          {points.length > 1 && <ForecastChart forecast={forecast} onDay={setChosen} />}
          {day && <DayDetail forecast={forecast} point={day} />}
          <Method forecast={forecast} />
        </Card>
        <AddAmount
          added={question.added}
          today={today}
          until={until}
          onChange={(added) => onQuestion({ ...question, added })}
        />
      </div>
      <div className="xl:col-span-5">
        <PlannedItems
          items={items}
          included={included}
          onLeaveOut={(key, leftOut) =>
            onQuestion({
              ...question,
              leftOut: leftOut
                ? [...question.leftOut, key]
                : question.leftOut.filter((one) => one !== key),
            })
          }
        />
      </div>
    </div>
  );
}

/** By how much the end differs from what is planned, and the way back to it. */
function Difference({ forecast: { end, usual }, question, onQuestion }: LoadedProps) {
  if (!isWhatIf(question) || !end || !usual) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="text-small text-ink-2">
        <Trans>
          <Money
            amount={end.expected - usual.end.expected}
            kind="net"
            className="font-bold text-ink"
          />{" "}
          than planned
        </Trans>
      </p>
      <Button variant="ghost" onClick={() => onQuestion({ ...question, leftOut: [], added: [] })}>
        <Trans>As planned</Trans>
      </Button>
    </div>
  );
}

/** How the forecast is made. */
function Method({ forecast: { spending_per_day: perDay } }: { forecast: Forecast }) {
  if (perDay === null) return null;
  const amount = <Money amount={perDay} className="font-label" />;
  return (
    <p className="text-small text-ink-3">
      <Trans>
        Made of what is coming and about {amount} of daily spending, from your last twelve weeks
        without planned payments. Income that isn't planned is not counted on.
      </Trans>
    </p>
  );
}

function ForecastSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your forecast`}>
      <div className="grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-12">
        <Card className="xl:col-span-7">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-2 h-9 w-56 max-w-full" />
          <Skeleton className="mt-6 h-64 rounded-m sm:h-75" />
        </Card>
        <Card className="xl:col-span-5">
          <Skeleton className="h-6 w-36" />
          {["w-40", "w-52", "w-36"].map((width) => (
            <Skeleton key={width} className={`mt-5 h-9 max-w-full ${width}`} />
          ))}
        </Card>
      </div>
    </Loading>
  );
}
