import { Trans } from "@lingui/react/macro";

import { Money } from "../Money";
import type { Period } from "./period";

/** The figures of a chart as a table that only screen readers meet. */
export function BarsTable({ caption, periods }: { caption: string; periods: readonly Period[] }) {
  return (
    // A table keeps the width of its words even when it is made small: what holds it cuts them off.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Period</Trans>
            </th>
            <th scope="col">
              <Trans>Income</Trans>
            </th>
            <th scope="col">
              <Trans>Expense</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ key, label, title = label, income, expenses }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td>
                <Money amount={income} />
              </td>
              <td>
                <Money amount={expenses} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
