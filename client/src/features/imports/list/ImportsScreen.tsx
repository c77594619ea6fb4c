import { Trans } from "@lingui/react/macro";
import { ListFilter } from "lucide-react";

import { useScrollRestoration } from "@/browser/use-scroll-restoration";
import { rulesPath } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
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
  /** Files that another app has shared; they are sent after a press. */
  shared: readonly File[];
  onForgetShared: () => void;
}

/** Takes bank statements in, and lists what was taken in before. */
export function ImportsScreen(props: ImportsScreenProps) {
  const query = useImports();
  useFollowWorker(query.data ?? []);
  useScrollRestoration(query.isSuccess);
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        compact
        title={<Trans>Import</Trans>}
        actions={
          <ButtonLink
            variant="secondary"
            to={rulesPath()}
            icon={<ListFilter aria-hidden="true" className="size-5" />}
          >
            <Trans>Rules</Trans>
          </ButtonLink>
        }
      />
      <NewImport {...props} />
      <ImportList query={query} />
    </div>
  );
}
