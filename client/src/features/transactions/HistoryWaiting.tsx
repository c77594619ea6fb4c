import { useLingui } from "@lingui/react/macro";

import { Loading } from "@/ui/Loading";

import { LinesWaiting } from "./LinesWaiting";

/** The shapes of the last three transactions. */
export function HistoryWaiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your last transactions`}>
      <LinesWaiting widths={["w-40", "w-52", "w-36"]} />
    </Loading>
  );
}
