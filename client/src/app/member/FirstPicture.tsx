import { BalanceFrame } from "@/features/overview/BalanceCard";
import { Greeting } from "@/features/overview/Greeting";
import { Skeleton } from "@/ui/feedback/Skeleton";
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

/**
 * The overview as its html has it until the scripts have come, with the balance. The server fills
 * it in (`server/pages/first_picture.py`); what could be pressed is inert.
 */
export function FirstPicture() {
  return (
    <div id={FIRST_PICTURE}>
      <ShellSkeleton>
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
      </ShellSkeleton>
      <div inert>
        <BottomBar />
      </div>
    </div>
  );
}
