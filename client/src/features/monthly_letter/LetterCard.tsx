import { Trans } from "@lingui/react/macro";
import { Image, ReceiptText } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { formatMoment, formatMonth, formatWeekday } from "@/lib/dates";
import { lazyComponent } from "@/lib/lazy-component";
import { storedPath, transactionsBetween } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { WRAPPING } from "@/ui/buttons/button-styles";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Card } from "@/ui/layout/Card";

import { LetterFigures } from "./LetterFigures";
import { LetterSentence } from "./LetterSentence";
import type { Letter } from "./types";

const SharePictureDialog = lazyComponent(
  () => import(/* webpackChunkName: "letter-picture" */ "./picture/SharePictureDialog"),
);

interface LetterCardProps {
  letter: Letter;
  timezone: string;
  /** The person's name, for a picture that shows it. */
  name: string;
  /** Takes the focus: somebody has just chosen it. */
  focused: boolean;
}

/** A letter as it was written. */
export function LetterCard({ letter, timezone, name, focused }: LetterCardProps) {
  const { language } = useLanguage();
  const [sharing, setSharing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const month = formatMonth(`${letter.month}-01`, language);
  return (
    <Card className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-title tracking-tight outline-none">
          {month}
        </h2>
        <p className="text-ink-2">{letter.opening}</p>
      </div>
      <LetterFigures letter={letter} />
      <Findings letter={letter} />
      <Holidays holidays={letter.holidays} />
      <Tip tip={letter.tip} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button
          variant="soft"
          icon={<Image aria-hidden="true" className="size-5 shrink-0" />}
          className={WRAPPING}
          onClick={() => setSharing(true)}
        >
          <Trans>Share as a picture</Trans>
        </Button>
        <ButtonLink
          variant="ghost"
          to={transactionsBetween(letter.from, letter.to)}
          icon={<ReceiptText aria-hidden="true" className="size-5 shrink-0" />}
          className={WRAPPING}
        >
          <Trans>See all of {month}</Trans>
        </ButtonLink>
        <AsOf moment={letter.as_of} timezone={timezone} />
      </div>
      {sharing && (
        <Suspense>
          <SharePictureDialog letter={letter} name={name} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function AsOf({ moment, timezone }: { moment: string; timezone: string }) {
  const { language } = useLanguage();
  const when = formatMoment(moment, language, timezone);
  return (
    <p className="w-full text-small text-ink-3">
      <Trans>Figures as of {when}. Later changes aren't included.</Trans>
    </p>
  );
}

/** A part of the letter with its heading. */
function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-base font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Findings({ letter: { findings } }: { letter: Letter }) {
  if (findings.length === 0) return null;
  return (
    <Part title={<Trans>What stood out</Trans>}>
      <ol className="flex flex-col gap-2.5">
        {findings.map(({ sentence }, index) => (
          <li key={index} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-gold-soft text-small font-bold text-gold-ink"
            >
              {index + 1}
            </span>
            <p className="min-w-0 flex-1 pt-0.5 wrap-anywhere">
              <LetterSentence pieces={sentence} />
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Holidays({ holidays }: Pick<Letter, "holidays">) {
  const { language } = useLanguage();
  if (!holidays) return null;
  return (
    <Part title={holidays.title}>
      <ul className="flex flex-col gap-1 text-ink-2">
        {holidays.days.map(({ day, name }) => (
          <li key={day}>
            {formatWeekday(day, language)} · {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Tip({ tip }: Pick<Letter, "tip">) {
  const { language } = useLanguage();
  if (!tip) return null;
  return (
    <Part title={<Trans>One tip for you</Trans>}>
      <p className="text-ink-2">
        {tip.description}{" "}
        <Link to={storedPath(tip.path, language)} className="link">
          {tip.title}
        </Link>
      </p>
    </Part>
  );
}
