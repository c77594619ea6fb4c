import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeftRight, CircleCheck, Ellipsis, Pencil, Plus, Trash2 } from "lucide-react";
import { Suspense, useId, useRef, useState } from "react";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { lazyComponent } from "@/lib/lazy-component";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import { Card, CardHead } from "@/ui/layout/Card";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import type { Column } from "@/ui/table/DataTable";
import { DataTable } from "@/ui/table/DataTable";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Pagination } from "@/ui/table/Pagination";
import { Segmented } from "@/ui/fields/Segmented";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useToast } from "@/ui/feedback/use-toast";

import { formatRate } from "./rate-format";
import type { ExchangeRate } from "./types";
import { PER_PAGE, useExchangeRates, useRemoveRate } from "./use-exchange-rates";
import { useListStatus } from "./use-list-status";
import { useListAddress } from "./use-list-address";

const RateDialog = lazyComponent(
  () => import(/* webpackChunkName: "console-rate" */ "./RateDialog"),
);

const CURRENCIES = ["USD", "EUR"] as const;

type OpenRateDialog =
  | { what: "edit"; rate: ExchangeRate | null }
  | { what: "remove"; rate: ExchangeRate };

/** What other currencies are worth in rupiah, each from its day on. */
export default function RatesPanel() {
  const { t } = useLingui();
  const id = useId();
  const { read, page, change } = useListAddress();
  const currency = CURRENCIES.find((known) => known === read("currency")) ?? null;
  const asking = useExchangeRates(currency, page);
  const { datas, total = 0 } = asking.data ?? {};
  const state = useListStatus(asking);
  const columns = useColumns();
  const [asked, setAsked] = useState<OpenRateDialog | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  // The menu goes with its rate.
  const onFocus = useFocusFallback(adding);
  const menu = (rate: ExchangeRate) => <RateMenu rate={rate} onAsk={setAsked} />;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={<Trans>Exchange rates</Trans>}>
        <Button
          ref={adding}
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => setAsked({ what: "edit", rate: null })}
        >
          <Trans>Add a rate</Trans>
        </Button>
      </CardHead>
      <p className="-mt-2 mb-4 max-w-[60ch] text-pretty text-ink-2">
        <Trans>
          Amounts are stored in rupiah. People who chose another currency see them at the latest
          rate.
        </Trans>
      </p>
      <Segmented
        label={t`Filter by currency`}
        value={currency ?? "all"}
        options={[
          { value: "all", label: t`All` },
          ...CURRENCIES.map((value) => ({ value, label: value })),
        ]}
        onChange={(next) => change({ currency: next === "all" ? null : next, page: null })}
        className="mb-4 *:min-w-11"
      />
      <div onFocus={onFocus}>
        <DataTable
          label={t`Exchange rates`}
          columns={[
            ...columns,
            { key: "menu", label: t`Actions`, hideLabel: true, right: true, cell: menu },
          ]}
          rows={datas}
          keyOf={(rate) => `${rate.currency} ${rate.date}`}
          item={(rate) => <RateItem rate={rate} menu={menu(rate)} />}
          empty={<NothingHere icon={ArrowLeftRight} title={<Trans>No rates on this page</Trans>} />}
          {...state}
        />
      </div>
      <Pagination
        label={t`Pages of rates`}
        page={page}
        perPage={PER_PAGE}
        total={total}
        stale={state.stale}
        onPage={(next, how) => change({ page: String(next) }, how)}
      />
      <RateDialogs asked={asked} rates={datas} onClose={() => setAsked(null)} />
    </Card>
  );
}

interface RateDialogsProps {
  asked: OpenRateDialog | null;
  rates: readonly ExchangeRate[] | undefined;
  onClose: () => void;
}

function RateDialogs({ asked, rates = [], onClose }: RateDialogsProps) {
  if (asked?.what === "remove") return <RemoveRateDialog rate={asked.rate} onClose={onClose} />;
  if (!asked) return null;
  const inUse = rates.filter((rate) => rate.in_use);
  return (
    <Suspense>
      <RateDialog rate={asked.rate} inUse={inUse} onClose={onClose} />
    </Suspense>
  );
}

function useColumns(): Column<ExchangeRate>[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  return [
    {
      key: "currency",
      label: t`Currency`,
      cell: (rate) => <span className="font-bold">{rate.currency}</span>,
    },
    { key: "date", label: t`From`, cell: (rate) => formatDate(rate.date, language) },
    {
      key: "rate",
      label: t`In rupiah`,
      right: true,
      cell: (rate) => <span className="tabular-nums">{formatRate(rate.rate)}</span>,
    },
    { key: "in_use", label: t`State`, cell: (rate) => rate.in_use && <CurrentRateBadge /> },
  ];
}

function CurrentRateBadge() {
  return (
    <Badge tone="green" icon={<CircleCheck aria-hidden="true" className="size-3.5" />}>
      <Trans>In use</Trans>
    </Badge>
  );
}

function RateItem({ rate, menu }: { rate: ExchangeRate; menu: ReactNode }) {
  const { language } = useLanguage();
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold">
          {rate.currency} <span className="tabular-nums">{formatRate(rate.rate)}</span>
          {rate.in_use && <CurrentRateBadge />}
        </p>
        <p className="text-small text-ink-3">{formatDate(rate.date, language)}</p>
      </div>
      {menu}
    </div>
  );
}

function RateMenu({ rate, onAsk }: { rate: ExchangeRate; onAsk: (asked: OpenRateDialog) => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { currency } = rate;
  const day = formatDate(rate.date, language);
  return (
    <ActionMenu
      label={t`Actions for ${currency} on ${day}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      actions={[
        {
          label: t`Edit`,
          icon: <Pencil aria-hidden="true" className="size-4" />,
          run: () => onAsk({ what: "edit", rate }),
        },
        {
          label: t`Delete`,
          icon: <Trash2 aria-hidden="true" className="size-4" />,
          run: () => onAsk({ what: "remove", rate }),
          danger: true,
        },
      ]}
    />
  );
}

interface RemoveRateDialogProps {
  rate: ExchangeRate;
  onClose: () => void;
}

/** Asks before a rate goes. */
function RemoveRateDialog({ rate, onClose }: RemoveRateDialogProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const { language } = useLanguage();
  const { mutateAsync } = useRemoveRate();
  const { currency } = rate;
  const day = formatDate(rate.date, language);
  const worth = formatRate(rate.rate);
  const remove = async () => {
    onClose();
    try {
      toast({ tone: "success", text: await mutateAsync(rate) });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
  return (
    <ConfirmDialog
      open
      title={<Trans>Delete this rate?</Trans>}
      confirm={<Trans>Delete</Trans>}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <Trans>
        {currency} on {day}: {worth}.
      </Trans>{" "}
      {rate.in_use && <Trans>The previous rate will apply again.</Trans>}
    </ConfirmDialog>
  );
}
