import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";

import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { todayIn } from "@/lib/dates";
import { DateField } from "@/ui/DateField";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { TextInput } from "@/ui/TextInput";

import { FilterFold } from "./FilterFold";
import { RESULTS, type Sought, useAuditAddress } from "./use-audit-address";
import { useActs, useKinds } from "./use-audit";

/** Which acts are shown; what is chosen stands in the address. */
export function AuditFilters() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: kinds = [] } = useKinds(language);
  const { sought, page, change, showAll } = useAuditAddress();
  // Where nothing is shown, the way back stands there.
  const nothing = useActs(sought, page).data?.total === 0;
  const words = { done: t`Done`, refused: t`Refused` };
  const set = Object.keys(sought).length;
  return (
    <FilterFold
      set={set}
      wrong={isTurned(sought)}
      onReset={set > 0 && !nothing ? showAll : undefined}
    >
      <div className="max-sm:col-span-2">
        <Select
          aria-label={t`Which act`}
          value={sought.action ?? ""}
          options={[
            { value: "", label: t`Every act` },
            ...kinds.map(({ action, label }) => ({ value: action, label })),
          ]}
          onChange={(event) => change({ action: event.target.value })}
        />
      </div>
      <div className="max-sm:col-span-2">
        <Select
          aria-label={t`How it ended`}
          value={sought.result ?? ""}
          options={[
            { value: "", label: t`Done or refused` },
            ...RESULTS.map((value) => ({ value, label: words[value] })),
          ]}
          onChange={(event) => change({ result: event.target.value })}
        />
      </div>
      <Days />
      <Ids />
    </FilterFold>
  );
}

/** A day at one press, or in the address, may lie before the other one. */
function isTurned({ from, to }: Sought): boolean {
  return Boolean(from && to && from > to);
}

function Days() {
  const { t } = useLingui();
  const { sought, change } = useAuditAddress();
  const today = todayIn(useAccount()?.timezone ?? "Asia/Jakarta");
  return (
    <>
      <DateField
        label={t`From date`}
        value={sought.from ?? null}
        placeholder={t`Any day`}
        today={today}
        max={sought.to ?? today}
        onChange={(from) => change({ from })}
        onClear={() => change({ from: null })}
        className="min-h-12"
      />
      <Field
        hideLabel
        label={t`End date`}
        error={isTurned(sought) && <Trans>This is earlier than the from date.</Trans>}
      >
        {(control) => (
          <DateField
            control={control}
            label={t`End date`}
            value={sought.to ?? null}
            placeholder={t`Any day`}
            today={today}
            min={sought.from}
            max={today}
            onChange={(to) => change({ to })}
            onClear={() => change({ to: null })}
            className="min-h-12"
          />
        )}
      </Field>
    </>
  );
}

function Ids() {
  const { t } = useLingui();
  const { sought, change } = useAuditAddress();
  const { actor = "", target = "" } = sought;
  return (
    <>
      <IdField label={t`Who: user ID`} id={actor} onId={(id) => change({ actor: id })} />
      <IdField label={t`About: ID`} id={target} onId={(id) => change({ target: id })} />
    </>
  );
}

interface IdFieldProps {
  label: string;
  id: string;
  onId: (id: string) => void;
}

/**
 * An identifier to look for; it counts by Enter or when the field is left. It follows the address
 * where that changes by itself, and stays the same field: what is pressed next keeps the focus.
 */
function IdField({ label, id, onId }: IdFieldProps) {
  const [text, setText] = useState(id);
  const [followed, setFollowed] = useState(id);
  if (id !== followed) {
    setFollowed(id);
    setText(id);
  }
  const look = (event?: FormEvent) => {
    event?.preventDefault();
    // Identifiers have no case, and are kept in capitals.
    const wanted = text.trim().toUpperCase();
    setText(wanted);
    if (wanted !== id) onId(wanted);
  };
  return (
    <form className="max-sm:col-span-2 roomy:col-span-2" onSubmit={look}>
      <TextInput
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={26}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => look()}
      />
    </form>
  );
}
