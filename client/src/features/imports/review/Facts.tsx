import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Info } from "lucide-react";
import type { ComponentType, ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatMoment } from "@/lib/dates";
import { Button } from "@/ui/buttons/Button";
import { Alert } from "@/ui/feedback/Alert";
import { Card } from "@/ui/layout/Card";

import { useFaultText } from "../faults";
import { useSettings } from "../mutations";
import { ProofLine } from "../ProofLine";
import type { Import, NumberStyleId, WalletChoice } from "../types";
import { useRefusalText } from "../use-refusal-text";

interface FactsProps {
  one: Import;
  WalletField: ComponentType<WalletChoice>;
  /** The columns of a table are to be chosen again. */
  onChooseColumns: () => void;
}

/** Where the rows go, whether they add up, and how the numbers are read. */
export function Facts({ one, WalletField, onChooseColumns }: FactsProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const faultText = useFaultText();
  const settings = useSettings(one.id);
  const { proof, number_style: style } = one;
  return (
    <Card className="flex flex-col gap-4">
      {one.fault && (
        <Alert tone="error" role="alert">
          {/* Of a table the server knows whether other columns would help. */}
          {one.columns ? one.fault.message : faultText(one.fault)}
        </Alert>
      )}
      {settings.error && (
        <Alert tone="error" role="alert">
          {refusalText(settings.error)}
        </Alert>
      )}
      <TargetWallet one={one} WalletField={WalletField} onChoose={settings.mutate} />
      <ProofLine proof={proof} />
      {one.columns && (
        <ChangeLine label={t`Choose the columns again`} onChange={onChooseColumns}>
          <Trans>Columns as you chose them</Trans>
        </ChangeLine>
      )}
      {style && (
        <StyleLine
          style={style}
          busy={settings.isPending}
          onChange={(number_style) => settings.mutate({ number_style })}
        />
      )}
      <Notes one={one} />
    </Card>
  );
}

interface TargetWalletProps extends Omit<FactsProps, "onChooseColumns"> {
  onChoose: (wanted: { wallet_id: string } | { new_wallet: true }) => void;
}

/** The wallet that takes the rows: one of the person's, or a new one as the file names it. */
function TargetWallet({ one, WalletField, onChoose }: TargetWalletProps) {
  const { t } = useLingui();
  const { wallet, new_wallet: fresh } = one;
  if (!wallet && !fresh) return <NoWalletYet WalletField={WalletField} onChoose={onChoose} />;
  const name = fresh?.name;
  const { id, proposed } = wallet ?? { id: "", proposed: false };
  return (
    <WalletField
      label={t`Into`}
      none={name ? t`New wallet: ${name}` : t`A new wallet`}
      hint={proposed ? t`Our guess by its name. Is it right?` : undefined}
      value={id}
      onChange={(chosen) => onChoose(chosen ? { wallet_id: chosen } : { new_wallet: true })}
    />
  );
}

/** While nothing is chosen, choosing none of the wallets has a button of its own. */
function NoWalletYet({ WalletField, onChoose }: Omit<TargetWalletProps, "one">) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-start gap-2">
      <WalletField
        label={t`Into`}
        error={t`Choose the wallet that takes these rows.`}
        value=""
        onChange={(wallet_id) => onChoose({ wallet_id })}
      />
      <Button variant="soft" onClick={() => onChoose({ new_wallet: true })}>
        <Trans>Create a wallet</Trans>
      </Button>
    </div>
  );
}

/** The style that one tap leads to. */
const OTHER: Readonly<Record<NumberStyleId, NumberStyleId>> = { en: "id", id: "en", plain: "id" };

interface StyleLineProps {
  style: NonNullable<Import["number_style"]>;
  busy: boolean;
  onChange: (style: NumberStyleId) => void;
}

/** How the numbers of the file are read, by an example. */
function StyleLine({ style, busy, onChange }: StyleLineProps) {
  const { t } = useLingui();
  const { example } = style;
  return (
    <ChangeLine
      label={t`Read the numbers the other way`}
      busy={busy}
      onChange={() => onChange(OTHER[style.id])}
    >
      <Trans>{example} means one thousand</Trans>
    </ChangeLine>
  );
}

interface ChangeLineProps {
  /** What the button does, for who doesn't see what stands beside it. */
  label: string;
  busy?: boolean;
  onChange: () => void;
  children: ReactNode;
}

/** How the file was read, and a button to read it otherwise. */
function ChangeLine({ label, busy = false, onChange, children }: ChangeLineProps) {
  return (
    <div className="flex items-center justify-between gap-x-3">
      <p className="min-w-0">{children}</p>
      <Button variant="ghost" className="-mr-4.5" aria-label={label} busy={busy} onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
    </div>
  );
}

const NOTES = {
  rounded: msg`Some amounts have sen; they are rounded to whole rupiah.`,
  foreign_currency: msg`A part in another currency is left out.`,
  more_tables: msg`This file has more tables like this one; each is in the list of imports.`,
  other_tables: msg`Another table of this file is left out; import it in a file of its own.`,
  other_files: msg`Some PDFs in this ZIP couldn't be read; choose each by itself to see why.`,
  unfinished: msg`Rows that failed or are still pending at the bank are left out.`,
} as const;

/** What else there is to know about the file. */
function Notes({ one: { notes, expires_at } }: { one: Import }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const known = notes.filter((note): note is keyof typeof NOTES => note in NOTES);
  const until = expires_at && formatMoment(expires_at, language);
  return (
    <div className="flex flex-col gap-1.5 text-small text-ink-2">
      {known.map((note) => (
        <p key={note} className="flex items-start gap-2.5">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
          {t(NOTES[note])}
        </p>
      ))}
      {until && (
        <p className="text-ink-3">
          <Trans>This draft is kept until {until}.</Trans>
        </p>
      )}
    </div>
  );
}
