import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useRestoredDialog } from "@/browser/dialog-drafts";
import { lazyComponent } from "@/lib/lazy-component";
import { Button } from "@/ui/buttons/Button";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useLatch } from "@/ui/dialog/use-latch";

import { getProfileLabel } from "./profile-labels";
import { type RiskProfile, useRiskProfile } from "./queries";
import { RiskTiles } from "./RiskTiles";

const RiskDialog = lazyComponent(
  () => import(/* webpackChunkName: "risk-dialog" */ "./RiskDialog"),
);

const PROFILE_TEXTS = "mt-1.5 mb-5 text-small leading-5 text-ink-2";

/** How much risk suits the person, or the way to find out. */
export default function RiskCard() {
  const heading = useId();
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useRiskProfile();
  return (
    <section
      aria-labelledby={heading}
      className="flex min-w-0 flex-col rounded-xl bg-primary-soft p-4.5 sm:p-6"
    >
      <h2 id={heading} className="text-title tracking-tight">
        <Trans>Know your risk profile</Trans>
      </h2>
      {data && <LoadedProfile profile={data} />}
      {!data && error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )}
      {!data && !error && <RiskSkeleton />}
    </section>
  );
}

function LoadedProfile({ profile }: { profile: RiskProfile }) {
  const [wish, setWish] = useRestoredDialog<"risk">("risk", useSession().claims?.sub);
  const open = wish !== null;
  const ever = useLatch(open);
  return (
    <>
      <ProfileText profile={profile} />
      <RiskTiles wide chosen={profile.profile} />
      <Button
        block
        variant={profile.profile ? "secondary" : "primary"}
        className="mt-5"
        onClick={() => setWish("risk")}
      >
        {profile.profile ? <Trans>Retake the quiz</Trans> : <Trans>Start the questionnaire</Trans>}
      </Button>
      {ever && (
        <Suspense fallback={null}>
          <RiskDialog open={open} profile={profile} onClose={() => setWish(null)} />
        </Suspense>
      )}
    </>
  );
}

function ProfileText({ profile: { profile, reason } }: { profile: RiskProfile }) {
  const { t } = useLingui();
  if (!profile) {
    return (
      <p className={PROFILE_TEXTS}>
        <Trans>Six short questions help us suggest where your savings can grow.</Trans>
      </p>
    );
  }
  const name = <b className="font-bold text-ink">{t(getProfileLabel[profile])}</b>;
  return (
    <p className={PROFILE_TEXTS}>
      <Trans>Your profile is {name}.</Trans> {reason}
    </p>
  );
}

function RiskSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your risk profile`}>
      <Skeleton className="mt-2.5 h-4 w-full" />
      <Skeleton className="mt-1 mb-5 h-4 w-36" />
      <div className="grid grid-cols-3 gap-2">
        <Skeleton className="h-24 rounded-panel" />
        <Skeleton className="h-24 rounded-panel" />
        <Skeleton className="h-24 rounded-panel" />
      </div>
      <Skeleton className="mt-5 h-11 rounded-m" />
    </Loading>
  );
}
