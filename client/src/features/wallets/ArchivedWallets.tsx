import { Plural } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";

import { cx } from "@/lib/cx";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";

import type { Wallet, WalletRequest } from "./types";
import { WalletRow } from "./WalletRow";

interface ArchivedWalletsProps {
  wallets: readonly Wallet[];
  onRequest: (request: WalletRequest) => void;
}

/** The archived wallets, folded away. */
export function ArchivedWallets({ wallets, onRequest }: ArchivedWalletsProps) {
  const list = useId();
  const [open, setOpen] = useState(false);
  const archived = wallets.filter((wallet) => wallet.archived);
  if (archived.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="ghost"
        className="self-start"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        icon={
          <ChevronDown
            aria-hidden="true"
            className={cx("size-5 transition-transform duration-2", open && "rotate-180")}
          />
        }
        onClick={() => setOpen(!open)}
      >
        <Plural value={archived.length} one="# archived wallet" other="# archived wallets" />
      </Button>
      {open && (
        <Card id={list} className="max-sm:py-3!">
          <ul className="-mx-2 flex flex-col">
            {archived.map((wallet) => (
              <WalletRow key={wallet.id} wallet={wallet} wallets={wallets} onRequest={onRequest} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
