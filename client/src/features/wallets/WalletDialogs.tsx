import { type ComponentType, Suspense } from "react";

import { lazyComponent } from "@/lib/lazy-component";

import type { CategoryChoice, Wallet, WalletRequest } from "./types";

const WalletDialog = lazyComponent(
  () => import(/* webpackChunkName: "wallet-dialog" */ "./WalletDialog"),
);
const AdjustDialog = lazyComponent(
  () => import(/* webpackChunkName: "adjust-dialog" */ "./AdjustDialog"),
);
const MergeDialog = lazyComponent(
  () => import(/* webpackChunkName: "merge-wallets-dialog" */ "./MergeDialog"),
);

interface WalletDialogsProps {
  request: WalletRequest | null;
  wallets: readonly Wallet[];
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
  onClose: () => void;
  /** Given the wallet that is left. */
  onMerged?: (left: Wallet) => void;
}

/** The dialogs over the wallets; their code comes with the first request. */
export function WalletDialogs({ request, wallets, onMerged, ...more }: WalletDialogsProps) {
  if (!request) return null;
  if (request.do === "add") return <OneDialog task="add" {...more} wallets={wallets} />;
  const wallet = wallets.find(({ id }) => id === request.id);
  if (!wallet) return null;
  return (
    <OneDialog task={request.do} {...more} wallets={wallets} wallet={wallet} onMerged={onMerged} />
  );
}

interface OneDialogProps extends Omit<WalletDialogsProps, "request"> {
  task: WalletRequest["do"];
  wallet?: Wallet;
}

function OneDialog(props: OneDialogProps) {
  const { task, wallet, wallets, today, CategoryField, onClose, onMerged } = props;
  const merged = (left: Wallet) => {
    onClose();
    onMerged?.(left);
  };
  return (
    <Suspense>
      {(task === "add" || task === "edit") && (
        <WalletDialog wallet={wallet} today={today} onClose={onClose} />
      )}
      {task === "adjust" && wallet && (
        <AdjustDialog wallet={wallet} CategoryField={CategoryField} onClose={onClose} />
      )}
      {task === "merge" && wallet && (
        <MergeDialog wallets={wallets} wallet={wallet} onClose={onClose} onMerged={merged} />
      )}
    </Suspense>
  );
}
