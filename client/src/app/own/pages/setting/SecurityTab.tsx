import { useQueryClient } from "@tanstack/react-query";

import { useAccount } from "@/api/use-account";
import { PasswordCard } from "@/features/auth/PasswordCard";
import { SecondFactorCard } from "@/features/second_factor/SecondFactorCard";
import { DEVICES_KEY } from "@/features/sessions/use-devices";
import { DevicesCard } from "@/features/sessions/DevicesCard";
import { MEMBER } from "@/lib/roles";

/** How somebody proves to be it, and where they are signed in. */
export default function SecurityTab() {
  const account = useAccount();
  const client = useQueryClient();
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div className="flex flex-col gap-4 sm:gap-5 xl:col-span-8">
        <PasswordCard
          email={account?.email ?? ""}
          onChanged={() => void client.invalidateQueries({ queryKey: DEVICES_KEY })}
        />
        <DevicesCard />
      </div>
      <div className="xl:col-span-4">
        {account && (
          <SecondFactorCard on={account.second_factor} operator={account.role !== MEMBER} />
        )}
      </div>
    </div>
  );
}
