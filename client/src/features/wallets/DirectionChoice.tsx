import { useLingui } from "@lingui/react/macro";

import { Segmented } from "@/ui/fields/Segmented";

interface DirectionChoiceProps {
  /** Whether wallets of this kind hold what one owes. */
  owed: boolean;
  /** Whether this one has it the other way round. */
  reversed: boolean;
  onChange: (reversed: boolean) => void;
}

/** Which way an amount goes that is typed without a sign. */
export function DirectionChoice({ owed, reversed, onChange }: DirectionChoiceProps) {
  const { t } = useLingui();
  const usual = owed ? t`You owe` : t`You have`;
  const other = owed ? t`Paid too much` : t`Below zero`;
  return (
    <Segmented
      block
      label={t`Which way`}
      value={reversed ? "other" : "usual"}
      options={[
        { value: "usual", label: usual },
        { value: "other", label: other },
      ]}
      onChange={(value) => onChange(value === "other")}
    />
  );
}
