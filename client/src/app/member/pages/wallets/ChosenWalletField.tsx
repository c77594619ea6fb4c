import { useEffect } from "react";

import { useSession } from "@/api/use-session";
import { WalletField } from "@/features/wallets/WalletField";
import { useActiveWallets, type WalletChoice } from "@/ui/fields/wallets-context";

/** The wallet that an empty value stands for. */
function useFirstWallet(except: string | null | undefined): string {
  const owner = useSession().claims?.sub;
  const others = useActiveWallets().filter(({ id }) => id !== except);
  // As the server does, which takes the starting wallet while it is active.
  const first = others.find(({ id }) => id === owner) ?? others[0];
  return first?.id ?? "";
}

/** The wallet field of a form. */
export function ChosenWalletField({ preset, ...choice }: WalletChoice) {
  const { value, none, except, onChange } = choice;
  const first = useFirstWallet(except);
  const wanted = preset && value === "" ? first : "";

  useEffect(() => {
    if (wanted) onChange(wanted);
  }, [wanted, onChange]);

  return <WalletField {...choice} value={none === undefined ? value || first : value} />;
}
