import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Alert } from "@/ui/feedback/Alert";
import { Badge } from "@/ui/layout/Badge";
import { Card } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";
import { WALLET_ICONS } from "@/ui/pictures/WalletBadge";

import { ProofLine } from "../ProofLine";
import { useFaultText } from "../faults";
import type { Import } from "../types";
import { ArchiveBar } from "./ArchiveBar";
import { type Archive, type ArchiveCount, useCountText } from "./archive-words";

interface ArchiveProps {
  archive: Archive;
}

/** What a whole ledger adds to the account, and what is there already, before it is imported. */
export default function ArchiveReview({ one, archive }: ArchiveProps & { one: Import }) {
  const faultText = useFaultText();
  return (
    <>
      {one.fault && (
        <Alert tone="error" role="alert">
          {faultText(one.fault)}
        </Alert>
      )}
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-2">
        <Additions one={one} archive={archive} />
        <div className="flex flex-col gap-4 sm:gap-5">
          <Wallets archive={archive} />
          {archive.goals.length > 0 && <Goals archive={archive} />}
        </div>
      </div>
      <ArchiveBar one={one} archive={archive} />
    </>
  );
}

/** How much is new, whether it adds up, and what is left alone. */
function Additions({ one, archive }: ArchiveProps & { one: Import }) {
  const { counts, deleted, unproved } = archive;
  const listed = counts.filter((count) => count.new + count.existing > 0);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-title tracking-tight">
        <Trans>What will be added</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {listed.map((count) => (
          <CountLine key={count.kind} count={count} />
        ))}
      </ul>
      {unproved.length > 0 && <Unproved archive={archive} />}
      {one.proof.state === "matches" && <ProofLine proof={one.proof} />}
      <ul className="flex list-disc flex-col gap-1 ps-5 text-small text-ink-2">
        <li>
          <Trans>What you have stays as it is. Wallets and categories are matched by name.</Trans>
        </li>
        {deleted > 0 && (
          <li>
            <Trans>
              Entries you imported before and deleted since: {deleted}. They stay deleted.
            </Trans>
          </li>
        )}
        <li>
          <LeftOut one={one} archive={archive} />
        </li>
      </ul>
    </Card>
  );
}

/** What an import of this file does not bring. */
function LeftOut({ one, archive: { made_at } }: ArchiveProps & { one: Import }) {
  if (made_at) {
    return (
      <Trans>Your profile, photo, quiz, notifications and deleted entries are not imported.</Trans>
    );
  }
  return one.layout === "lumbung" ? (
    <Trans>
      A list of transactions has no opening amounts, goals or budgets. Your data archive has them.
    </Trans>
  ) : (
    <Trans>Categories that you don't have yet are added under the names in this file.</Trans>
  );
}

function CountLine({ count }: { count: ArchiveCount }) {
  const countText = useCountText();
  const { kind, new: fresh, existing } = count;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span className={fresh > 0 ? "font-label" : "text-ink-3"}>{countText(kind, fresh)}</span>
      {existing > 0 && (
        <span className="text-small text-ink-3">
          <Trans>{existing} already there</Trans>
        </span>
      )}
    </li>
  );
}

/** Somebody has changed the file, or the export was made by another program. */
function Unproved({ archive: { unproved } }: ArchiveProps) {
  return (
    <Alert tone="error">
      {unproved.map(({ name, printed, expected }) => {
        const said = <Money amount={printed} />;
        const found = <Money amount={expected} />;
        return (
          <p key={name}>
            <Trans>
              {name} should hold {said}, but its entries make {found}. Was this file changed?
            </Trans>
          </p>
        );
      })}
    </Alert>
  );
}

function Wallets({ archive: { wallets } }: ArchiveProps) {
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-title tracking-tight">
        <Trans>Wallets in this file</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {wallets.map(({ name, kind, balance, state }) => {
          const Icon = WALLET_ICONS[kind];
          return (
            <Part key={name} name={name} state={state} amount={balance}>
              <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            </Part>
          );
        })}
      </ul>
    </Card>
  );
}

function Goals({ archive: { goals } }: ArchiveProps) {
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-title tracking-tight">
        <Trans>Goals in this file</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {goals.map(({ name, target, state }, place) => (
          <Part key={`${name} ${place}`} name={name} state={state} amount={target} />
        ))}
      </ul>
    </Card>
  );
}

interface PartProps {
  name: string;
  amount: number;
  state: "new" | "existing";
  children?: ReactNode;
}

/** A wallet or a goal, and whether the account has it. */
function Part({ name, amount, state, children }: PartProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-3 py-2.5">
      {children}
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name}
        <span className="block">
          <Badge tone={state === "new" ? "green" : "neutral"}>
            {state === "new" ? t`New` : t`Already there`}
          </Badge>
        </span>
      </span>
      <Money amount={amount} className="shrink-0 font-label" />
    </li>
  );
}
