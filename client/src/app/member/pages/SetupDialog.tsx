import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { FirstBudgetStep } from "@/features/budgets/FirstBudgetStep";
import { OpeningAmountFields } from "@/features/users/OpeningAmountFields";
import { PaydayStep } from "@/features/users/PaydayStep";
import { StartFromZero } from "@/features/users/StartFromZero";
import { APP_PATHS } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";
import { type OpenedDialog, useOpenDialog } from "@/ui/dialog/app-dialogs";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { StepBar } from "@/ui/layout/StepBar";

import { SETUP_STEPS, type Setup, useSetup } from "../state/use-setup";

/** The short set-up of a new person; it ends on the overview, and every step can be skipped. */
export default function SetupDialog({ onClose }: OpenedDialog<"setup">) {
  const id = useId();
  const navigate = useNavigate();
  const open = useOpenDialog();
  const setup = useSetup(() => {
    void navigate(APP_PATHS.overview);
    onClose();
  });
  const { index, saving } = setup;
  const goBack = () => {
    if (index > 0) {
      setup.back();
      return;
    }
    setup.keep();
    open("quiz");
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    // What cannot be read would count as nothing.
    const wrong = event.currentTarget.querySelector<HTMLInputElement>("input[aria-invalid]");
    if (wrong) wrong.focus();
    else setup.save();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Set up Lumbung</Trans>}
      step={index}
      back={goBack}
      busy={saving}
      guard={setup.holds}
      footer={<SetupButtons setup={setup} form={id} />}
    >
      <StepBar id={`${id}-place`} of="steps" index={index} count={SETUP_STEPS} />
      <form id={id} noValidate className="flex flex-col gap-4.5 sm:min-h-100" onSubmit={submit}>
        {setup.isReady ? (
          <SetupStep key={index} setup={setup} />
        ) : (
          <SetupPending {...setup.query} />
        )}
      </form>
    </Dialog>
  );
}

function SetupButtons({ setup, form }: { setup: Setup; form: string }) {
  const { t } = useLingui();
  const { index, saving, skip } = setup;
  const { fromZero } = setup.opening.form;
  return (
    <>
      <Button variant="secondary" disabled={saving} onClick={skip}>
        <Trans>Skip</Trans>
      </Button>
      <Button
        type="submit"
        form={form}
        disabled={fromZero}
        busy={saving && !fromZero}
        busyLabel={t`Saving`}
      >
        {index < SETUP_STEPS - 1 ? (
          <>
            <Trans>Next</Trans>
            <ArrowRight aria-hidden="true" className="size-5" />
          </>
        ) : (
          <Trans>Save and finish</Trans>
        )}
      </Button>
    </>
  );
}

/** The step that is shown: what it asks, and its fields. */
function SetupStep({ setup }: { setup: Setup }) {
  const { index, payday, opening, budget } = setup;
  if (index === 0) {
    return (
      <>
        <StepHead title={<Trans>When do you get paid?</Trans>}>
          <Trans>Your month will run from payday to payday in every chart and budget.</Trans>
        </StepHead>
        <PaydayStep value={payday.value} onChange={payday.onChange} form={payday.form} />
      </>
    );
  }
  if (index === 1) {
    return (
      <>
        <StepHead title={<Trans>How much do you have now?</Trans>}>
          <Trans>
            Cash, bank and e-wallets combined. It counts towards your balance, not your income.
          </Trans>
        </StepHead>
        <OpeningAmountFields
          amount={opening.amount}
          onChange={opening.onChange}
          form={opening.form}
        >
          <StartFromZero form={opening.form} variant="ghost" />
        </OpeningAmountFields>
      </>
    );
  }
  return (
    <>
      <StepHead title={<Trans>Your first budget</Trans>}>
        {budget.isProposed ? (
          <Trans>Suggested from your answers. Change what doesn't fit.</Trans>
        ) : (
          <Trans>What do you plan to spend this month? Fill in only what you need.</Trans>
        )}
      </StepHead>
      <FirstBudgetStep first={budget.first} />
    </>
  );
}

/** Takes the focus along to each step that comes. */
function StepHead({ title, children }: { title: ReactNode; children: ReactNode }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div>
      <h3 ref={head} tabIndex={-1} data-autofocus className="text-h2 text-balance outline-none">
        {title}
      </h3>
      <p className="mt-1.5 text-ink-2">{children}</p>
    </div>
  );
}

/** Before the account is known. */
function SetupPending({ error, isFetching, refetch }: Setup["query"]) {
  const { t } = useLingui();
  const failureText = useFailureText();
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t`Loading`}>
      <Skeleton className="mb-4 h-14 rounded-panel" />
      <Skeleton className="h-36 rounded-panel" />
    </Loading>
  );
}
