import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, Trash2 } from "lucide-react";
import { type ComponentType, Suspense, useEffect, useRef } from "react";
import { Link } from "react-router-dom";

import { lazyComponent } from "@/lib/lazy-component";
import { importPath } from "@/lib/paths";
import { IconButton } from "@/ui/buttons/IconButton";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { PageHeader } from "@/ui/layout/PageHeader";

import { useSettings } from "../mutations";
import type { CategoryChoice, Import, WalletChoice } from "../types";
import { isDraft, useImportActions } from "../use-import-actions";
import { useFollowWorker } from "../use-follow-worker";
import { useImportName } from "../use-import-name";
import { ColumnQuestion } from "./ColumnQuestion";
import { LayoutHelp } from "./LayoutHelp";
import { Review } from "./Review";

const ArchiveReview = lazyComponent(
  () => import(/* webpackChunkName: "import-archive" */ "../archive/ArchiveReview"),
);
const EndCard = lazyComponent(() => import(/* webpackChunkName: "import-end" */ "./EndCard"));
const PasswordForm = lazyComponent(
  () => import(/* webpackChunkName: "import-password" */ "./PasswordForm"),
);

export interface ReviewParts {
  CategoryField: ComponentType<CategoryChoice>;
  WalletField: ComponentType<WalletChoice>;
}

interface ReviewScreenProps extends ReviewParts {
  one: Import;
  /** The id of the wallet that was chosen before the file. */
  preset: string | null;
  /** The draft was thrown away. */
  onGone: () => void;
}

/** One import, in whichever state it is. */
export function ReviewScreen({ one, preset, onGone, ...parts }: ReviewScreenProps) {
  usePresetWallet(one, preset);
  useFollowWorker([one]);
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <ReviewHead one={one} onGone={onGone} />
      <Body one={one} {...parts} />
    </div>
  );
}

function Body({ one, ...parts }: ReviewParts & { one: Import }) {
  switch (one.state) {
    case "locked":
      return (
        <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
          <PasswordForm one={one} />
        </Suspense>
      );
    case "mapping":
      return (
        <>
          <ColumnQuestion one={one} />
          <LayoutHelp one={one} />
        </>
      );
    case "review":
      return one.archive ? (
        <Suspense fallback={<Skeleton className="h-120 rounded-xl" />}>
          <ArchiveReview one={one} archive={one.archive} />
        </Suspense>
      ) : (
        <Review one={one} {...parts} />
      );
    default:
      return (
        <>
          <Suspense fallback={<Skeleton className="h-44 rounded-xl" />}>
            <EndCard one={one} />
          </Suspense>
          {one.state === "failed" && <LayoutHelp one={one} />}
        </>
      );
  }
}

/** A wallet that was chosen before the file takes it, whatever the file says. */
function usePresetWallet({ id, state, wallet, archive }: Import, preset: string | null): void {
  const { mutate } = useSettings(id);
  const done = useRef(false);
  const takes = state === "review" && archive === null && wallet?.id !== preset;
  const wanted = takes ? preset : null;
  useEffect(() => {
    if (!wanted || done.current) return;
    done.current = true;
    mutate({ wallet_id: wanted });
  }, [wanted, mutate]);
}

/** The way back, what the file is, and how to throw it away. */
function ReviewHead({ one, onGone }: Pick<ReviewScreenProps, "one" | "onGone">) {
  const { t } = useLingui();
  const { title, details } = useImportName()(one);
  const { question, askDiscard, discarding } = useImportActions(one, onGone);
  return (
    <div>
      <Link
        to={importPath()}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-m px-2 text-small font-label text-primary hover:bg-primary-soft"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        <Trans>All imports</Trans>
      </Link>
      <PageHeader
        compact
        title={title}
        actions={
          isDraft(one) && (
            <IconButton
              label={t`Discard this draft`}
              disabled={discarding}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={askDiscard}
            />
          )
        }
      >
        <span className="wrap-anywhere">{details}</span>
      </PageHeader>
      {question}
    </div>
  );
}
