import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { BalanceFrame } from "@/features/overview/BalanceCard";
import { Greeting } from "@/features/overview/Greeting";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { PageHeader } from "@/ui/layout/PageHeader";
import { HeroFigure } from "@/ui/money/HeroMoney";

import { FIRST_PICTURE } from "../first-picture";
import { value } from "../template/placeholders";
import { BottomBar } from "./layouts/BottomBar";
import { ShellSkeleton } from "./layouts/ShellSkeleton";

const FIGURE = {
  about: "",
  sign: value("sign"),
  symbol: "Rp",
  digits: value("digits"),
};

interface FirstPictureProps {
  children: ReactNode;
}

/**
 * What the html of a signed-in page shows until its scripts have come. The server puts it there
 * (`server/pages/first_picture.py`); what could be pressed is inert.
 */
function FirstPicture({ children }: FirstPictureProps) {
  return (
    <div id={FIRST_PICTURE}>
      <ShellSkeleton>{children}</ShellSkeleton>
      <div inert>
        <BottomBar />
      </div>
    </div>
  );
}

/** The overview with the balance, which the server fills in. */
export function OverviewPicture() {
  return (
    <FirstPicture>
      <div className="flex flex-col gap-4 sm:gap-5">
        <Greeting username={value("username")} />
        <div className="grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-12">
          <div className="grid xl:col-span-7">
            <BalanceFrame>
              <HeroFigure parts={FIGURE} spoken={value("spoken")} className={value("size")} />
              <p className="mt-1.5 text-small">
                <span className="inline-block h-3.5 w-44 animate-pulse rounded-badge bg-hero-glass align-middle motion-reduce:animate-none" />
              </p>
            </BalanceFrame>
          </div>
          <div className="flex flex-col gap-4 sm:gap-5 xl:col-span-5">
            <div className="grid flex-1 grid-cols-2 gap-4 sm:gap-5">
              <Skeleton className="min-h-29.5 rounded-xl" />
              <Skeleton className="min-h-29.5 rounded-xl" />
            </div>
            <Skeleton className="h-43 rounded-xl" />
          </div>
        </div>
      </div>
    </FirstPicture>
  );
}

/** The list of transactions: its title, and room for the search and the rows. */
export function TransactionsPicture() {
  return (
    <FirstPicture>
      <div className="flex flex-col gap-2 sm:gap-5">
        <PageHeader
          compact
          title={<Trans>Transactions</Trans>}
          actions={<Skeleton className="h-13 w-64 rounded-m max-sm:hidden" />}
        >
          <Skeleton className="h-5 w-44 sm:hidden" />
        </PageHeader>
        <Skeleton className="h-11 rounded-m" />
        <Skeleton className="h-56 rounded-2xl" />
      </div>
    </FirstPicture>
  );
}

/** The budget: its title, and room for what is safe to spend and the cards. */
export function BudgetPicture() {
  return (
    <FirstPicture>
      <div className="flex flex-col gap-5">
        <PageHeader title={<Trans>Budget</Trans>} />
        <Skeleton className="h-56 rounded-2xl" />
        <Skeleton className="h-40 rounded-xl" />
      </div>
    </FirstPicture>
  );
}
