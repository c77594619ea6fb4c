import { type ComponentProps, useEffect } from "react";

import { useSession } from "@/api/use-session";
import { useWallets } from "@/features/wallets/queries";
import type { Wallet } from "@/features/wallets/types";
import { WalletField } from "@/features/wallets/WalletField";
import type { WalletChoice, WalletParts } from "@/ui/fields/wallet-parts";

const NONE: readonly Wallet[] = [];

/** The wallets to choose from, and the one that an empty value stands for. */
function useActiveWallets(except: string | null | undefined) {
  const owner = useSession().claims?.sub;
  const { data } = useWallets();
  const wallets = data?.datas ?? NONE;
  const active = wallets.filter(({ archived }) => !archived);
  const others = active.filter(({ id }) => id !== except);
  // As the server does, which takes the starting wallet while it is active.
  const first = others.find(({ id }) => id === owner) ?? others[0];
  return { several: active.length > 1, first: first?.id ?? "", isNone: Boolean(data) && !first };
}

/** The wallet field of a form; nothing as long as there is only one wallet to choose. */
export function WalletChoiceField({ preset, onNone, ...choice }: WalletChoice) {
  const { value, none, except, onChange } = choice;
  const { several, first, isNone } = useActiveWallets(except);
  const wanted = preset && several && value === "" ? first : "";

  useEffect(() => {
    if (wanted) onChange(wanted);
  }, [wanted, onChange]);
  useEffect(() => {
    if (isNone) onNone?.();
  }, [isNone, onNone]);

  if (!several && value === "") return null;
  return <WalletField {...choice} value={none === undefined ? value || first : value} />;
}

/** The names of wallets, archived ones too, within a sentence. */
export function WalletNames({ ids, children }: ComponentProps<WalletParts["WalletNames"]>) {
  const wallets = useWallets().data?.datas;
  const names = ids.map((wanted) => wallets?.find(({ id }) => id === wanted)?.name);
  return names.every((name) => name !== undefined) ? children(...names) : null;
}
