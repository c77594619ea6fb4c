import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { type FormEvent, useId, useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { FieldError } from "@/ui/fields/FieldError";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { Loading } from "@/ui/feedback/Loading";
import { Money } from "@/ui/money/Money";
import { OptionCard } from "@/ui/fields/OptionCard";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useToast } from "@/ui/feedback/use-toast";
import { WalletBadge } from "@/ui/pictures/WalletBadge";

import { useMergeWallet, useWalletUsage } from "./mutations";
import type { Wallet } from "./types";

interface MergeDialogProps {
  wallets: readonly Wallet[];
  /** The wallet whose entries move. */
  wallet: Wallet;
  onClose: () => void;
  /** Given the wallet that has everything now. */
  onMerged: (left: Wallet) => void;
}

/** Moves everything of a wallet into another one, after saying what and how much that is. */
export default function MergeDialog({ wallets, wallet, onClose, onMerged }: MergeDialogProps) {
  const [source] = useState(wallet);
  const [into, setInto] = useState<string | null>(null);
  const { merge, saving, problem, fieldProblem, clear } = useMerge(source, onMerged);
  // An archived wallet takes nothing new.
  const others = wallets.filter(({ id, archived }) => id !== source.id && !archived);
  const target = others.find(({ id }) => id === into);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void merge(target);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Merge wallets</Trans>}
      guard={() => false}
      saving={saving}
      confirm={<Trans>Merge</Trans>}
      errorMessage={problem}
      onSubmit={submit}
    >
      <div className="flex items-center gap-3.5 rounded-panel bg-sunken p-3.5">
        <WalletBadge wallet={source} />
        <p className="min-w-0 flex-1 font-label wrap-anywhere">{source.name}</p>
        <Money amount={source.balance} className="font-label" />
      </div>
      <TargetChoice
        wallets={others}
        value={into}
        error={fieldProblem}
        onChange={(id) => {
          setInto(id);
          clear();
        }}
      />
      <MergePreview source={source} target={target} />
    </FormDialog>
  );
}

/** Merges; the toast says what has happened. */
function useMerge(source: Wallet, onMerged: (left: Wallet) => void) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync, isPending, error, reset } = useMergeWallet();
  const [missing, setMissing] = useState(false);
  const merge = async (target: Wallet | undefined) => {
    if (!target) return setMissing(true);
    try {
      const { message, datas } = await mutateAsync({ id: source.id, into_id: target.id });
      toast({ tone: "success", text: message });
      onMerged(datas[0] ?? target);
    } catch {
      // The dialog shows it.
    }
  };
  const said = error instanceof AppError ? error.errors.into_id?.join(" ") : undefined;
  return {
    merge,
    saving: isPending,
    problem: error && !said ? failureText(error) : null,
    fieldProblem: missing ? t`Choose a wallet.` : said,
    clear: () => {
      setMissing(false);
      reset();
    },
  };
}

interface TargetChoiceProps {
  wallets: readonly Wallet[];
  value: string | null;
  error: string | undefined;
  onChange: (id: string) => void;
}

function TargetChoice({ wallets, value, error, onChange }: TargetChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 text-small leading-5 font-label">
        <Trans>Move everything into</Trans>
      </legend>
      {/* What a merge does stays in sight below a long list. */}
      <div className="-mx-1 -my-1 flex max-h-72 flex-col gap-2 overflow-y-auto overscroll-contain p-1">
        {wallets.map((wallet, index) => (
          <OptionCard
            key={wallet.id}
            name={name}
            value={wallet.id}
            checked={wallet.id === value}
            first={index === 0}
            onChoose={() => onChange(wallet.id)}
          >
            <span className="flex items-center gap-3">
              <WalletBadge wallet={wallet} size="sm" />
              <span className="min-w-0 flex-1 wrap-anywhere">{wallet.name}</span>
              <Money amount={wallet.balance} className="text-small font-medium" />
            </span>
          </OptionCard>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

interface MergePreviewProps {
  source: Wallet;
  target: Wallet | undefined;
}

/** A preview of the merge: how much moves, and what happens to the old wallet. */
function MergePreview({ source, target }: MergePreviewProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: uses, error, isFetching, refetch } = useWalletUsage(source.id, target?.id);
  const from = source.name;
  if (uses) {
    return (
      <div role="status" className="flex flex-col gap-1.5">
        {target ? (
          <Move source={source} target={target} {...uses} />
        ) : (
          <Held count={uses.entries} />
        )}
        <p className="pl-7.5 text-small text-ink-2">
          <Trans>This removes {from} and can't be undone.</Trans>
        </p>
      </div>
    );
  }
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t`Counting entries`}>
      <Skeleton className="h-16" />
    </Loading>
  );
}

const LINE = "flex items-start gap-2.5 font-label";

function Arrow() {
  return <ArrowRight aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />;
}

/** How much is in the wallet, as long as nobody has said where it goes. */
function Held({ count }: { count: number }) {
  return (
    <p className={LINE}>
      <Arrow />
      <Plural
        value={count}
        _0="No entries in this wallet."
        one="# entry in this wallet."
        other="# entries in this wallet."
      />
    </p>
  );
}

interface MoveProps {
  source: Wallet;
  target: Wallet;
  entries: number;
  /** How many of the entries are transfers between the two, which move nothing any more. */
  between: number;
}

function Move({ source, target, entries, between }: MoveProps) {
  const from = source.name;
  const to = target.name;
  const count = entries - between;
  const sum = <Money amount={source.balance + target.balance} className="font-bold" />;
  return (
    <>
      <p className={LINE}>
        <Arrow />
        <span className="min-w-0">
          <Plural
            value={count}
            _0={`No entries move to ${to}.`}
            one={`# entry moves to ${to}.`}
            other={`# entries move to ${to}.`}
          />
        </span>
      </p>
      {between > 0 && (
        <p className="pl-7.5 text-small text-ink-2">
          <Plural
            value={between}
            one={`# transfer between ${from} and ${to} is deleted. Any fee stays as an expense.`}
            other={`# transfers between ${from} and ${to} are deleted. Any fees stay as expenses.`}
          />
        </p>
      )}
      <p className="pl-7.5 text-small text-ink-2">
        <Trans>
          {to} then holds {sum}.
        </Trans>
      </p>
    </>
  );
}
