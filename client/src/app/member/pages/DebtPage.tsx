import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useParams } from "react-router-dom";

import { DEBT_NOT_FOUND, DebtPending, isUnknown } from "@/features/debts/detail/DebtPending";
import { DebtScreen } from "@/features/debts/detail/DebtScreen";
import { useDebt } from "@/features/debts/queries";
import { APP_PATHS } from "@/lib/paths";

import { RouteAnnouncer } from "../../RouteAnnouncer";
import { useToday } from "../state/use-today";
import { WalletsProvider } from "./wallets/WalletsProvider";

const DEBT = msg`Debt`;

/** The debt that the address names, whose letters are written small there. */
export default function DebtPage() {
  const { t } = useLingui();
  const id = useParams().id?.toUpperCase() ?? "";
  const today = useToday();
  const navigate = useNavigate();
  const query = useDebt(id);
  const debt = query.data;
  if (!debt) {
    return (
      <>
        <DebtPending query={query} />
        {query.error && (
          <RouteAnnouncer title={isUnknown(query.error) ? t(DEBT_NOT_FOUND) : t(DEBT)} />
        )}
      </>
    );
  }
  return (
    <WalletsProvider>
      <DebtScreen
        key={debt.id}
        debt={debt}
        today={today}
        onGone={() => void navigate(APP_PATHS.debts, { replace: true })}
      />
      <RouteAnnouncer key={`title-${debt.id}`} title={debt.name} />
    </WalletsProvider>
  );
}
