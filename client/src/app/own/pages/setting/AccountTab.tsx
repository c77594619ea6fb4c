import { useRef } from "react";

import { PhotoField } from "@/features/photos/PhotoField";
import { DeleteAccountCard } from "@/features/privacy/DeleteAccountCard";
import { ExportCard } from "@/features/privacy/ExportCard";
import { GuardianCard } from "@/features/privacy/GuardianCard";
import { AccountInformation } from "@/features/users/AccountInformation";

/** Who the person is, what they can take along, and the way out. */
export default function AccountTab() {
  const guardian = useRef<HTMLDivElement>(null);
  const leadToParent = () => {
    guardian.current?.scrollIntoView({ block: "center" });
    guardian.current?.focus({ preventScroll: true });
  };
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div className="min-w-0 xl:col-span-8">
        <AccountInformation photo={<PhotoField />} onUnderAge={leadToParent} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 sm:gap-5 xl:col-span-4">
        <div ref={guardian} tabIndex={-1} className="outline-none empty:hidden">
          <GuardianCard />
        </div>
        <ExportCard />
        <DeleteAccountCard />
      </div>
    </div>
  );
}
