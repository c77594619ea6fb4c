import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { useRestoredDialog } from "@/browser/dialog-drafts";
import { usePhone } from "@/browser/media-queries";
import { LedgerContext } from "@/features/goals/ledger-context";
import { useGoals } from "@/features/goals/queries";
import { APP_PATHS, PLANNING_TABS, type PlanningTab, planningPath } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Tabs } from "@/ui/navigation/Tabs";

import { useLedger } from "../state/use-ledger";
import { CardGrid } from "./planning/CardGrid";
import { cards } from "./planning/cards";
import { GoalDialogs, NEW_GOAL } from "./planning/GoalDialogs";
import { GoalsTab } from "./planning/GoalsTab";
import { useMadeGoal } from "./planning/use-made-goal";
import { WalletsProvider } from "./wallets/WalletsProvider";

/** The cards of the tabs beside the goals. */
const PLACES = {
  investments: [
    { card: cards.plans, place: "xl:col-span-7", room: "h-40" },
    { card: cards.plan, place: "xl:col-span-5", room: "h-120" },
  ],
  simulation: [
    { card: cards.simulation, place: "xl:col-span-8", room: "h-120" },
    { card: cards.risk, place: "xl:col-span-4", room: "h-96" },
  ],
};

/** The tab that the address names, and the way to another one. */
function useTab() {
  const [search, setSearch] = useSearchParams();
  const shown = PLANNING_TABS.find((tab) => tab === search.get("tab")) ?? PLANNING_TABS[0];
  const open = (tab: PlanningTab) => {
    setSearch(planningPath(tab).split("?")[1] ?? "", { replace: true });
  };
  return [shown, open] as const;
}

/** The goal that is looked at, or a new one. */
function useWish() {
  const owner = useSession().claims?.sub;
  const kept = useRestoredDialog<string>("goals", owner);
  useMadeGoal(kept[1]);
  return kept;
}

/** The goals of the first tab, and all that a dialog may show. */
function useAllGoals(enabled: boolean) {
  const goals = useGoals({ enabled });
  const archived = useGoals({ archived: true, enabled: false });
  const all = [...(goals.data?.datas ?? []), ...(archived.data?.datas ?? [])];
  return { goals, all };
}

/** What one saves for, and how saved money can grow: one of three tabs. */
export default function PlanningPage() {
  const { t } = useLingui();
  const [shown, open] = useTab();
  const [wish, setWish] = useWish();
  const close = useCallback(() => setWish(null), [setWish]);
  const onGoals = shown === "goals";
  const { goals, all } = useAllGoals(onGoals);
  const make = () => setWish(NEW_GOAL);

  return (
    <WalletsProvider>
      <LedgerContext value={useLedger()}>
        <div className="flex flex-col gap-4 sm:gap-5">
          <PageHeader
            title={<Trans>Planning</Trans>}
            actions={
              <>
                <ButtonLink variant="ghost" to={APP_PATHS.debts}>
                  <Trans>Debts</Trans>
                </ButtonLink>
                {onGoals && goals.data?.datas.length !== 0 && <NewGoal onPress={make} />}
              </>
            }
          />
          <Tabs
            label={t`Planning`}
            value={shown}
            tabs={[
              { value: "goals", label: t`Goals` },
              { value: "investments", label: t`Investments` },
              { value: "simulation", label: t`Simulation` },
            ]}
            onChange={open}
          >
            {onGoals ? (
              <GoalsTab goals={goals} onNew={make} onOpen={({ id }) => setWish(id)} />
            ) : (
              <CardGrid key={shown} places={PLACES[shown]} />
            )}
          </Tabs>
        </div>
        <GoalDialogs wish={wish} goals={all} onClose={close} />
      </LedgerContext>
    </WalletsProvider>
  );
}

function NewGoal({ onPress }: { onPress: () => void }) {
  const phone = usePhone();
  return (
    <Button
      variant={phone ? "ghost" : "primary"}
      icon={<Plus aria-hidden="true" className="size-5" />}
      onClick={onPress}
      className="max-sm:-mr-3 max-sm:px-3"
    >
      <Trans>New goal</Trans>
    </Button>
  );
}
