import { Trans, useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { formatBriefDate } from "@/lib/dates";
import { walletPath } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { ProgressBar } from "@/ui/feedback/ProgressBar";
import { Badge } from "@/ui/layout/Badge";
import { Card, CardHead } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";

import { useRemindOfCard } from "./queries";
import type { CardBill } from "./types";

interface CardsCardProps {
  cards: readonly CardBill[];
  /** Opens the transfer that pays a bill. */
  onPay: (card: CardBill) => void;
}

/** Cards and paylaters with what is due until when. */
export function CardsCard({ cards, onPay }: CardsCardProps) {
  const heading = useId();
  if (cards.length === 0) return null;
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={<Trans>Card bills</Trans>} />
      <ul className="divide-y divide-line">
        {cards.map((card) => (
          <CardRow key={card.wallet_id} card={card} onPay={onPay} />
        ))}
      </ul>
    </Card>
  );
}

function CardRow({ card, onPay }: { card: CardBill } & Pick<CardsCardProps, "onPay">) {
  const { wallet_id, name, owed, limit } = card;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-0.5">
        <Link
          to={walletPath(wallet_id)}
          className="min-w-0 grow basis-40 py-1 font-label wrap-anywhere hover:text-primary"
        >
          {name}
        </Link>
        <Money amount={owed} className="ml-auto py-1 font-label" />
      </div>
      {limit !== null && limit > 0 && <UsedLimit name={name} owed={owed} limit={limit} />}
      <CardDue card={card} />
      <CardActions card={card} onPay={onPay} />
    </li>
  );
}

interface UsedLimitProps {
  name: string;
  owed: number;
  limit: number;
}

function UsedLimit({ name, owed, limit }: UsedLimitProps) {
  const { t } = useLingui();
  const percent = Math.round((owed * 100) / limit);
  return (
    <div className="my-2">
      <ProgressBar
        label={t`Limit of ${name} used`}
        value={Math.min(owed, limit)}
        max={limit}
        words={t`${percent} percent`}
      />
    </div>
  );
}

/** What is due of the last statement, and what comes on the next one. */
function CardDue({ card: { due, due_on, overdue, coming, next_due_on } }: { card: CardBill }) {
  const { language } = useLanguage();
  const day = formatBriefDate(due_on, language);
  const next = formatBriefDate(next_due_on, language);
  const amount = <Money amount={due} className="font-label" />;
  const later = <Money amount={coming} className="font-label" />;
  return (
    <div className="flex flex-col items-start gap-1 text-small text-ink-2">
      {due === 0 && coming === 0 && <Trans>Nothing is due.</Trans>}
      {due > 0 && overdue && (
        <Badge wraps tone="red" icon={<TriangleAlert aria-hidden="true" className="size-3.5" />}>
          <span>
            <Trans>
              {amount} overdue since {day}
            </Trans>
          </span>
        </Badge>
      )}
      {due > 0 && !overdue && (
        <span>
          <Trans>
            {amount} to pay until {day}
          </Trans>
        </span>
      )}
      {coming > 0 && (
        <span>
          <Trans>
            {later} on the next bill, until {next}
          </Trans>
        </span>
      )}
    </div>
  );
}

function CardActions({ card, onPay }: { card: CardBill } & Pick<CardsCardProps, "onPay">) {
  const { t } = useLingui();
  const { name, owed, reminds } = card;
  const remind = useRemindOfCard();
  return (
    <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
      {owed > 0 && (
        <Button variant="secondary" aria-label={t`Pay bill: ${name}`} onClick={() => onPay(card)}>
          <Trans>Pay bill</Trans>
        </Button>
      )}
      {!reminds && (
        <Button
          variant="soft"
          aria-label={t`Remind me: ${name}`}
          busy={remind.isPending}
          onClick={() => remind.mutate({ card, words: t`Pay ${name}` })}
        >
          <Trans>Remind me</Trans>
        </Button>
      )}
    </div>
  );
}
