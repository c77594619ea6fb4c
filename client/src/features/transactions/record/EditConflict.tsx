import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Money } from "@/ui/money/Money";
import { useNamedWallets } from "@/ui/fields/wallets-context";

import { FIELD_NAMES, getFields, type RecordField, type RecordValues } from "./record-form";

interface EditConflictProps {
  /** The values typed on this device. */
  mine: RecordValues;
  /** The current row; null if it was deleted. */
  current: RecordValues | null;
  CategoryName: ComponentType<{ id: string }>;
  /** Why the last attempt failed. */
  formError: string | null;
}

/** Explains the conflict and compares both versions. */
export function EditConflict({ mine, current, CategoryName, formError }: EditConflictProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-4.5 outline-none">
      <Alert tone="info" role="alert">
        {current ? (
          <Trans>This was changed on another device. Choose which version to keep.</Trans>
        ) : (
          <Trans>
            This was deleted on another device. What you typed is still here and can be recorded
            again.
          </Trans>
        )}
      </Alert>
      <table className="w-full table-fixed border-separate border-spacing-0">
        <thead>
          <tr className="text-left text-caption text-ink-3">
            <td className="w-22" />
            <th scope="col" className="px-3 py-2 font-label">
              <Trans>What you typed</Trans>
            </th>
            {current && (
              <th scope="col" className="px-3 py-2 font-label">
                <Trans>On the other device</Trans>
              </th>
            )}
          </tr>
        </thead>
        <VersionRows mine={mine} current={current} CategoryName={CategoryName} />
      </table>
      {formError && (
        <Alert tone="error" role="alert">
          {formError}
        </Alert>
      )}
    </div>
  );
}

type ComparedField = Exclude<RecordField, "type">;

/** How a field of a version is shown; a text as it is. */
type Shown = Partial<Record<ComparedField, (version: RecordValues) => ReactNode>>;

/** The fields to compare; a wallet only where there are several. */
function getCompared({ type }: RecordValues, wallets: number): ComparedField[] {
  return getFields(type).filter(
    (field): field is ComparedField =>
      field !== "type" && (field !== "wallet_id" || type === "transfer" || wallets > 1),
  );
}

function VersionRows({ mine, current, CategoryName }: Omit<EditConflictProps, "formError">) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const all = useNamedWallets();
  const typed = { ...mine, detail: mine.detail.trim() };
  const nameOf = (wallet: string) => all.find(({ id }) => id === wallet)?.name ?? "–";
  const shown: Shown = {
    amount: ({ type, amount }) => <Money amount={amount ?? 0} kind={type} />,
    category_id: ({ category_id }) => <CategoryName id={category_id} />,
    wallet_id: ({ wallet_id }) => nameOf(wallet_id),
    to_wallet_id: ({ to_wallet_id }) => nameOf(to_wallet_id),
    fee: ({ fee }) => <Money amount={fee ?? 0} />,
    date: ({ date }) => formatDate(date, language),
  };
  return (
    <tbody>
      {getCompared(mine, all.length).map((field) => (
        <VersionRow
          key={field}
          label={
            field === "wallet_id" && mine.type === "transfer"
              ? t({ message: "From", context: "wallet" })
              : t(FIELD_NAMES[field])
          }
          differs={isDifferent(field, typed, current)}
          versions={current ? [typed, current] : [typed]}
          show={shown[field] ?? ((version) => version[field] || "–")}
        />
      ))}
    </tbody>
  );
}

function isDifferent(field: ComparedField, mine: RecordValues, other: RecordValues | null) {
  if (!other || mine[field] !== other[field]) return true;
  return field === "amount" && mine.type !== other.type;
}

interface VersionRowProps {
  label: string;
  differs: boolean;
  versions: readonly RecordValues[];
  show: (version: RecordValues) => ReactNode;
}

function VersionRow({ label, differs, versions, show }: VersionRowProps) {
  return (
    <tr className="align-top">
      <th scope="row" className="border-t border-line py-3 text-left text-small text-ink-3">
        {label}
      </th>
      {versions.map((version, index) => (
        <VersionCell key={index} differs={differs}>
          {show(version)}
        </VersionCell>
      ))}
    </tr>
  );
}

/** A cell of the comparison; highlighted if the versions differ. */
function VersionCell({ differs, children }: { differs: boolean; children: ReactNode }) {
  return (
    <td
      className={
        differs
          ? "border-t border-line px-3 py-3 font-label wrap-anywhere"
          : "border-t border-line px-3 py-3 text-ink-3 wrap-anywhere"
      }
    >
      {children}
    </td>
  );
}

interface ConflictButtonsProps {
  deleted: boolean;
  saving: boolean;
  onMine: () => void;
  onOther: () => void;
}

/** The two ways to resolve the conflict. */
export function ConflictButtons({ deleted, saving, onMine, onOther }: ConflictButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button variant="secondary" disabled={saving} onClick={onOther}>
        {deleted ? <Trans>Leave it deleted</Trans> : <Trans>Use the other one</Trans>}
      </Button>
      <Button busy={saving} busyLabel={t`Saving`} onClick={onMine}>
        {deleted ? <Trans>Record it again</Trans> : <Trans>Keep mine</Trans>}
      </Button>
    </>
  );
}
