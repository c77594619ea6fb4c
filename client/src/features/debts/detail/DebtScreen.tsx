import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { lazyComponent } from "@/lib/lazy-component";
import { APP_PATHS, walletPath } from "@/lib/paths";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { useToast } from "@/ui/feedback/use-toast";
import { HeroCard } from "@/ui/layout/HeroCard";
import { PageHeader } from "@/ui/layout/PageHeader";
import { HeroMoney } from "@/ui/money/HeroMoney";
import { HideAmountsButton } from "@/ui/money/HideAmountsButton";

import { NextDue } from "../DebtRow";
import { useDeleteDebt } from "../queries";
import type { DebtDetail } from "../types";
import { MessagesCard } from "./MessagesCard";
import { PayoffNowCard } from "./PayoffNowCard";
import { ScheduleCard } from "./ScheduleCard";
import { TermsCard } from "./TermsCard";

const PaymentDialog = lazyComponent(
  () => import(/* webpackChunkName: "debt-forms" */ "../PaymentDialog"),
);

const ChangeDialog = lazyComponent(
  () => import(/* webpackChunkName: "debt-forms" */ "./ChangeDialog"),
);

interface Proposed {
  amount: number;
  cost: number;
}

interface DebtScreenProps {
  debt: DebtDetail;
  today: string;
  /** It was deleted. */
  onGone: () => void;
}

/** A debt with its schedule, and what can be done about it. */
export function DebtScreen({ debt, today, onGone }: DebtScreenProps) {
  const [payment, setPayment] = useState<Proposed | null>(null);
  const { next, payoff, direction } = debt;
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <DebtHead debt={debt} today={today} onGone={onGone} />
      <DebtHero
        debt={debt}
        onPay={() => next && setPayment({ amount: next.open, cost: next.open_cost })}
      />
      <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-12">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5 xl:col-span-7">
          <ScheduleCard schedule={debt.schedule} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5 xl:col-span-5">
          {debt.messages.length > 0 && <MessagesCard messages={debt.messages} />}
          {payoff && direction === "owed" && debt.instalments > 1 && (
            <PayoffNowCard payoff={payoff} onPay={() => setPayment(payoff)} />
          )}
          <TermsCard debt={debt} />
        </div>
      </div>
      <Suspense>
        {payment && (
          <PaymentDialog
            debt={debt}
            amount={payment.amount}
            cost={payment.cost}
            today={today}
            onClose={() => setPayment(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The way back, the name, and what is rarely done. */
function DebtHead({ debt, today, onGone }: DebtScreenProps) {
  return (
    <div className="flex flex-col gap-1">
      <Link
        to={APP_PATHS.debts}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 self-start rounded-control px-2 text-small font-label text-primary hover:bg-primary-soft"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        <Trans>All debts</Trans>
      </Link>
      <PageHeader
        compact
        title={debt.name}
        actions={<DebtMenu debt={debt} today={today} onGone={onGone} />}
      >
        {debt.with_whom && <span className="text-small wrap-anywhere">{debt.with_whom}</span>}
      </PageHeader>
    </div>
  );
}

function DebtMenu({ debt, today, onGone }: DebtScreenProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const toast = useToast();
  const failureText = useFailureText();
  const remove = useDeleteDebt();
  const { name, id } = debt;
  const discard = async () => {
    setAsking(false);
    try {
      const { message } = await remove.mutateAsync(id);
      toast({ tone: "success", text: message });
      onGone();
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
  return (
    <>
      <ActionMenu
        label={t`Actions for ${name}`}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        className="-mr-2"
        actions={[
          {
            label: t`Edit`,
            icon: <Pencil aria-hidden="true" className="size-4" />,
            run: () => setChanging(true),
          },
          {
            label: t`Delete`,
            icon: <Trash2 aria-hidden="true" className="size-4" />,
            run: () => setAsking(true),
            danger: true,
          },
        ]}
      />
      <Suspense>
        {changing && <ChangeDialog debt={debt} today={today} onClose={() => setChanging(false)} />}
      </Suspense>
      <ConfirmDialog
        open={asking}
        title={t`Delete ${name}?`}
        confirm={<Trans>Delete</Trans>}
        onCancel={() => setAsking(false)}
        onConfirm={() => void discard()}
      >
        <Trans>Its schedule and reminder go. Its wallet and everything you recorded stay.</Trans>
      </ConfirmDialog>
    </>
  );
}

/** What is still to be paid, and the next instalment. */
function DebtHero({ debt, onPay }: { debt: DebtDetail; onPay: () => void }) {
  const isOwed = debt.direction === "owed";
  return (
    <HeroCard>
      <div className="mb-1 flex items-center gap-3 max-sm:justify-between">
        <h2 className="text-body font-medium tracking-normal text-hero-ink-2">
          {isOwed ? <Trans>Still to pay</Trans> : <Trans>Still to come back</Trans>}
        </h2>
        <HideAmountsButton />
      </div>
      <HeroMoney amount={debt.left_with_costs} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-small text-hero-ink-2 [&>.money]:text-hero-ink">
          {debt.next ? <NextDue debt={debt} /> : <Trans>Paid off. Well done!</Trans>}
        </p>
        <div className="flex flex-wrap gap-3">
          {debt.next && (
            <Button variant="gold" onClick={onPay}>
              {isOwed ? <Trans>Record a payment</Trans> : <Trans>Record what came back</Trans>}
            </Button>
          )}
          <ButtonLink variant="glass" to={walletPath(debt.wallet_id)}>
            <Trans>Entries</Trans>
          </ButtonLink>
        </div>
      </div>
    </HeroCard>
  );
}
