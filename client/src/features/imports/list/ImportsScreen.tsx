import { Trans } from "@lingui/react/macro";

import { useScrollRestoration } from "@/browser/use-scroll-restoration";
import { PageHeader } from "@/ui/layout/PageHeader";

import { useImports } from "../queries";
import type { Import, KnownWallet } from "../types";
import { useFollowWorker } from "../use-follow-worker";
import { ImportList } from "./ImportList";
import { NewImport } from "./NewImport";

interface ImportsScreenProps {
  /** The wallet that was chosen before the file, if any. */
  wallet: KnownWallet | null;
  /** Opens one import. */
  onOpen: (opened: Import) => void;
  onForgetWallet: () => void;
}

/** Takes bank statements in, and lists what was taken in before. */
export function ImportsScreen({ wallet, onOpen, onForgetWallet }: ImportsScreenProps) {
  const query = useImports();
  useFollowWorker(query.data ?? []);
  useScrollRestoration(query.isSuccess);
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader compact title={<Trans>Import</Trans>} />
      <NewImport wallet={wallet} onOpen={onOpen} onForgetWallet={onForgetWallet} />
      <ImportList query={query} />
    </div>
  );
}
