import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { type ComponentType, Suspense } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useRestoredDialog } from "@/browser/dialog-drafts";
import { useScrollRestoration } from "@/browser/use-scroll-restoration";
import { lazyComponent } from "@/lib/lazy-component";
import { Button } from "@/ui/buttons/Button";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Card } from "@/ui/layout/Card";
import { PageHeader } from "@/ui/layout/PageHeader";

import { useRules } from "./queries";
import { RuleList } from "./RuleList";
import { ExampleRule } from "./RuleRow";
import type { CategoryChoice, Rule, RuleRequest, RuleTargets, WalletChoice } from "./types";

const RuleDialog = lazyComponent(
  () => import(/* webpackChunkName: "rule-dialog" */ "./RuleDialog"),
);

/** The most rules of a book. */
const MOST = 200;

interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface RulesScreenProps {
  /** What rules name. */
  targets: Query<RuleTargets>;
  /** The id of the rule that the address names, to be edited. */
  linked: string | null;
  /** The linked rule was left. */
  onUnlink: () => void;
  CategoryField: ComponentType<CategoryChoice>;
  WalletField: ComponentType<WalletChoice>;
}

/** The rules by which imports sort rows, in the order in which they are tried. */
export function RulesScreen({ targets, linked, onUnlink, ...fields }: RulesScreenProps) {
  const owner = useSession().claims?.sub;
  const open = useOpenDialog();
  const rules = useRules();
  const [wanted, setWanted] = useRestoredDialog<RuleRequest>("rules", owner);
  const request = wanted ?? (linked ? ({ do: "edit", id: linked } as const) : null);
  useScrollRestoration(rules.isSuccess);
  const add = () => setWanted({ do: "add" });
  const close = () => {
    setWanted(null);
    if (linked) onUnlink();
  };
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        compact
        title={<Trans>Rules</Trans>}
        // Without any, what rules are good for is said above the button.
        actions={rules.data && rules.data.length > 0 && <AddButton onAdd={add} />}
      />
      {rules.data && targets.data ? (
        <>
          <Loaded
            rules={rules.data}
            targets={targets.data}
            onAdd={add}
            onEdit={({ id }) => setWanted({ do: "edit", id })}
          />
          <RequestedDialog
            request={request}
            rules={rules.data}
            targets={targets.data}
            {...fields}
            onClose={close}
            onSaved={({ id }) => open("rule", { rule: { id } })}
          />
        </>
      ) : (
        <Pending rules={rules} targets={targets} />
      )}
    </div>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={onAdd}>
      <Trans>Add rule</Trans>
    </Button>
  );
}

interface LoadedProps {
  rules: readonly Rule[];
  targets: RuleTargets;
  onAdd: () => void;
  onEdit: (rule: Rule) => void;
}

function Loaded({ rules, targets, onAdd, onEdit }: LoadedProps) {
  if (rules.length === 0) {
    return (
      <Card>
        <EmptyState title={<Trans>No rules yet</Trans>} action={<AddButton onAdd={onAdd} />}>
          <Trans>
            Write once where a shop belongs, and every import sorts it for you. For example:
          </Trans>
          <ExampleRule targets={targets} />
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <p className="max-w-[62ch] text-ink-2">
        <Trans>
          Imports and suggestions try your rules from the top. The first one that fits decides.
        </Trans>
        {rules.length >= MOST && (
          <>
            {" "}
            <Plural
              value={MOST}
              one="You have # rule, the most."
              other="You have # rules, the most."
            />
          </>
        )}
      </p>
      <RuleList rules={rules} targets={targets} onEdit={onEdit} />
    </>
  );
}

interface RequestedDialogProps extends Pick<RulesScreenProps, "CategoryField" | "WalletField"> {
  request: RuleRequest | null;
  rules: readonly Rule[];
  targets: RuleTargets;
  onClose: () => void;
  onSaved: (saved: Rule) => void;
}

function RequestedDialog({ request, rules, ...dialog }: RequestedDialogProps) {
  if (!request) return null;
  const rule = request.do === "edit" ? rules.find(({ id }) => id === request.id) : undefined;
  if (request.do === "edit" && !rule) return null;
  return (
    <Suspense>
      <RuleDialog key={rule?.id ?? "new"} rule={rule} {...dialog} />
    </Suspense>
  );
}

function Pending({ rules, targets }: { rules: Query<Rule[]>; targets: Query<RuleTargets> }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const failed = [rules, targets].filter(({ data, error }) => !data && error);
  const [first] = failed;
  if (first?.error) {
    return (
      <Card>
        <ErrorState
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        >
          {failureText(first.error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <Loading label={t`Loading your rules`}>
      <Card>
        <Skeleton className="mb-5 h-6 w-32" />
        {["w-64", "w-48", "w-56"].map((width) => (
          <div key={width} className="flex min-h-21 items-center gap-3.5">
            <Skeleton className="size-11 shrink-0 rounded-control" />
            <span className="flex min-w-0 flex-1 flex-col gap-2">
              <Skeleton className={`h-5 max-w-full ${width}`} />
              <Skeleton className="h-4 w-32" />
            </span>
          </div>
        ))}
      </Card>
    </Loading>
  );
}
