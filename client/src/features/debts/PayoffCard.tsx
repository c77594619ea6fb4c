import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useDebounced } from "@/browser/use-debounced";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { RupiahField } from "@/ui/fields/RupiahField";
import { Card, CardHead } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";

import { usePayoffOrders } from "./queries";
import type { PayoffOrder } from "./types";

const TRIED = 500_000;
const DELAY = 400;

/** Two orders of paying off early, beside paying as agreed. */
export function PayoffCard() {
  const { t } = useLingui();
  const heading = useId();
  const failureText = useFailureText();
  const [extra, setExtra] = useState<number | null>(TRIED);
  const asked = useDebounced(extra ?? 0, DELAY);
  const { data: orders, error, isFetching, refetch } = usePayoffOrders(asked);
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={<Trans>Pay off sooner</Trans>} />
      <RupiahField
        zero
        label={<Trans>Extra each month</Trans>}
        value={extra}
        onChange={setExtra}
        hint={<Trans>On top of your instalments, to one debt at a time</Trans>}
      />
      {orders && (
        <ul className="mt-4 flex flex-col gap-3">
          {orders.map((order) => (
            <OrderItem key={order.order} order={order} />
          ))}
        </ul>
      )}
      {!orders && error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )}
      {!orders && !error && (
        <Loading label={t`Comparing`}>
          <Skeleton className="mt-4 h-40 rounded-m" />
        </Loading>
      )}
    </Card>
  );
}

function OrderItem({ order }: { order: PayoffOrder }) {
  const { months, free_label, cost, saves, cleared } = order;
  const costs = <Money amount={cost} />;
  const saved = <Money amount={saves} className="font-label text-income" />;
  return (
    <li className="rounded-panel bg-sunken px-4 py-3">
      <p className="font-label">
        <OrderName order={order.order} />
      </p>
      <p className="text-small text-ink-2">
        <Trans>Free in {free_label}</Trans>
        {", "}
        <Plural value={months} one="# month" other="# months" />
      </p>
      <p className="text-small text-ink-2">
        <Trans>{costs} interest and fees</Trans>
        {saves > 0 && (
          <>
            {", "}
            <Trans>saves {saved}</Trans>
          </>
        )}
      </p>
      {order.order !== "agreed" && cleared.length > 1 && (
        <ol className="mt-1.5 flex flex-wrap gap-x-3 text-small text-ink-2">
          {cleared.map(({ id, name, label }, index) => (
            <li key={id} className="wrap-anywhere">
              {`${index + 1}. ${name} (${label})`}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function OrderName({ order }: { order: PayoffOrder["order"] }) {
  if (order === "smallest") return <Trans>Smallest balance first</Trans>;
  if (order === "highest") return <Trans>Highest interest first</Trans>;
  return <Trans>As agreed</Trans>;
}
