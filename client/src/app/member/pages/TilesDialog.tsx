import { useCategories } from "@/features/categories/queries";
import { TilesDialog } from "@/features/transactions/record/TilesDialog";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { WithOutbox } from "./WithOutbox";
import { WalletsProvider } from "./wallets/WalletsProvider";
import { useToday } from "../state/use-today";

/** The tiles of the categories that the person sees, in their order. */
export default function TilesOfCategories({ onClose }: OpenedDialog<"tiles">) {
  const { data, isError, isFetching, refetch } = useCategories();
  return (
    <WalletsProvider>
      <WithOutbox>
        <TilesDialog
          categories={data?.filter(({ type }) => type === "expenses")}
          failed={isError}
          retrying={isFetching}
          onRetry={() => void refetch()}
          today={useToday()}
          onClose={onClose}
        />
      </WithOutbox>
    </WalletsProvider>
  );
}
