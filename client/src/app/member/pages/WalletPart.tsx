import { type ComponentProps, Suspense } from "react";

import type { WalletField } from "@/features/wallets/WalletField";
import { lazyComponent } from "@/lib/lazy-component";
import { Skeleton } from "@/ui/feedback/Skeleton";

const Field = lazyComponent(async () => {
  const part = await import(
    /* webpackChunkName: "wallet-field" */ "@/features/wallets/WalletField"
  );
  return { default: part.WalletField };
});

/** Chooses a wallet in the forms of other features; it comes when one shows it. */
export function WalletPart(choice: ComponentProps<typeof WalletField>) {
  return (
    <Suspense fallback={<Skeleton className="h-12 rounded-m" />}>
      <Field {...choice} />
    </Suspense>
  );
}
