import { msg } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";

import { takeSharedContent } from "@/browser/shared-content";
import { useUrlParams, withParams } from "@/browser/use-url-params";
import { ImportsScreen } from "@/features/imports/list/ImportsScreen";
import { useImport } from "@/features/imports/queries";
import {
  IMPORT_NOT_FOUND,
  isMissing,
  ReviewPending,
} from "@/features/imports/review/ReviewPending";
import { ReviewScreen } from "@/features/imports/review/ReviewScreen";
import { useImportName } from "@/features/imports/use-import-name";
import { useWallets } from "@/features/wallets/queries";
import { findSharedKey, importPath } from "@/lib/paths";

import { RouteAnnouncer } from "../../RouteAnnouncer";
import { CategoryPart } from "./CategoryPart";
import { WalletPart } from "./WalletPart";

/** All imports, or the one that the address names, whose letters are written small there. */
export default function ImportsPage() {
  const id = useParams().id?.toUpperCase();
  return id ? <OneImport key={id} id={id} /> : <AllImports />;
}

/** The id of the wallet that was chosen before the file. */
function usePreset() {
  const { words, change } = useUrlParams();
  return {
    preset: words.get("wallet")?.toUpperCase() ?? null,
    forget: () => change((now) => withParams(now, { wallet: null })),
  };
}

/** The files that another app has shared, until they are used or dismissed. */
function useSharedFiles() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [files, setFiles] = useState<readonly File[]>([]);
  const key = findSharedKey(hash);
  useEffect(() => {
    if (!key) return;
    takeSharedContent(key).then(
      (shared) => setFiles(shared.files),
      () => undefined,
    );
    void navigate({ pathname, search }, { replace: true });
  }, [key, pathname, search, navigate]);
  return { shared: files, forgetShared: () => setFiles([]) };
}

function AllImports() {
  const navigate = useNavigate();
  const { shared, forgetShared } = useSharedFiles();
  const { preset, forget } = usePreset();
  const wallet = useWallets().data?.datas.find(({ id }) => id === preset);
  return (
    <>
      <ImportsScreen
        wallet={wallet ?? null}
        onOpen={({ id }) => void navigate(importPath({ id, wallet: wallet?.id }))}
        onForgetWallet={forget}
        shared={shared}
        onForgetShared={forgetShared}
      />
      <RouteAnnouncer title={msg`Import`} />
    </>
  );
}

function OneImport({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useImport(id);
  const nameOf = useImportName();
  const { preset } = usePreset();
  const one = query.data;
  if (!one) {
    return (
      <>
        <ReviewPending query={query} />
        {isMissing(query.error) && <RouteAnnouncer title={IMPORT_NOT_FOUND} />}
      </>
    );
  }
  return (
    <>
      <ReviewScreen
        one={one}
        preset={preset}
        CategoryField={CategoryPart}
        WalletField={WalletPart}
        onGone={() => void navigate(importPath(), { replace: true })}
      />
      <RouteAnnouncer title={nameOf(one).title} />
    </>
  );
}
