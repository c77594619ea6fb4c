import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { cx } from "@/lib/cx";
import { Cell, HeadCell, Row, Table } from "@/ui/table/Table";

import type { Columns } from "../types";
import type { ColumnName } from "./column-choice";

const HEADS = {
  day: msg`Date`,
  text: msg`Text`,
  amount: msg`Amount`,
  sign: msg`In or out`,
  money_in: msg`Money in`,
  money_out: msg`Money out`,
} as const;

const AMOUNTS: readonly ColumnName[] = ["amount", "money_in", "money_out"];

interface MappingSampleProps {
  columns: Columns;
  chosen: readonly { name: ColumnName; column: number }[];
}

/** The first rows as the chosen columns read them. */
export function MappingSample({ columns: { sample }, chosen }: MappingSampleProps) {
  const { t } = useLingui();
  if (chosen.length === 0) return null;
  return (
    <div>
      <p className="mb-1.5 text-small leading-5 font-label">
        <Trans>The first rows</Trans>
      </p>
      <div className="overflow-x-auto">
        <Table aria-label={t`The first rows`}>
          <thead>
            <tr>
              {chosen.map(({ name }) => (
                <HeadCell
                  key={name}
                  className={cx("max-sm:px-2", AMOUNTS.includes(name) && "text-right")}
                >
                  {t(HEADS[name])}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row, index) => (
              <Row key={`${String(index)}-${row.join()}`}>
                {chosen.map(({ name, column }) => (
                  <Cell
                    key={name}
                    className={cx(
                      "text-small max-sm:px-2",
                      AMOUNTS.includes(name) && "money text-right",
                      name === "day" && "whitespace-nowrap",
                    )}
                  >
                    {row[column] ?? ""}
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}
