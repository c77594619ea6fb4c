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

/** Leads the keyboard, and the eye, to what took the place of the pressed button. */
const takeFocus = (place: HTMLElement | null) => place?.focus();

/** What will be imported, row by row, before it is. */
export function Review({ one, ...parts }: ReviewProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState(() => firstTab(one));
  const [step, setStep] = useState<"rows" | "columns" | "rows again">("rows");
  const { counts } = one;
  const labels = {
    new: <Trans>New</Trans>,
    existing: <Trans>Already there</Trans>,
    check: <Trans>To check</Trans>,
  };
  if (step === "columns") {
    return (
      <div ref={takeFocus} tabIndex={-1} className="outline-none">
        <ColumnQuestion one={one} onClose={() => setStep("rows again")} />
      </div>
    );
  }
  return (
    <>
      {one.accounts.length > 1 && (
        <Suspense fallback={<Skeleton className="h-28 rounded-xl" />}>
          <JoinAccounts one={one} />
        </Suspense>
      )}
      <div ref={step === "rows again" ? takeFocus : null} tabIndex={-1} className="outline-none">
        <Facts
          one={one}
          WalletField={parts.WalletField}
          onChooseColumns={() => setStep("columns")}
        />
      </div>
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
