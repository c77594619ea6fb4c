import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Tabs } from "@/ui/navigation/Tabs";

import { type Import, type ImportTab, TABS } from "../types";
import { ColumnQuestion } from "./ColumnQuestion";
import { Facts } from "./Facts";
import { ImportBar } from "./ImportBar";
import { LayoutHelp } from "./LayoutHelp";
import type { ReviewParts } from "./ReviewScreen";
import { RowPanel } from "./RowPanel";

const JoinAccounts = lazyComponent(
  () => import(/* webpackChunkName: "import-accounts" */ "./JoinAccounts"),
);

interface ReviewProps extends ReviewParts {
  one: Import;
}

/** The tab that opens first: the first that has rows. */
function firstTab({ counts }: Import): ImportTab {
  return TABS.find((tab) => counts[tab] > 0) ?? "new";
}

/** What will be imported, row by row, before it is. */
export function Review({ one, ...parts }: ReviewProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState(() => firstTab(one));
  const [choosesColumns, setChoosesColumns] = useState(false);
  const { counts } = one;
  const labels = {
    new: <Trans>New</Trans>,
    existing: <Trans>Already there</Trans>,
    check: <Trans>To check</Trans>,
  };
  if (choosesColumns) {
    return <ColumnQuestion one={one} onClose={() => setChoosesColumns(false)} />;
  }
  return (
    <>
      {one.accounts.length > 1 && (
        <Suspense fallback={<Skeleton className="h-28 rounded-xl" />}>
          <JoinAccounts one={one} />
        </Suspense>
      )}
      <Facts
        one={one}
        WalletField={parts.WalletField}
        onChooseColumns={() => setChoosesColumns(true)}
      />
      <div>
        <Tabs
          label={t`Rows of the file`}
          value={tab}
          tabs={TABS.map((value) => ({
            value,
            label: (
              <>
                {labels[value]}{" "}
                <span className="money font-medium text-ink-3">{counts[value]}</span>
              </>
            ),
          }))}
          onChange={setTab}
        >
          <RowPanel key={tab} one={one} tab={tab} {...parts} />
        </Tabs>
      </div>
      <LayoutHelp one={one} />
      <ImportBar one={one} />
    </>
  );
}
