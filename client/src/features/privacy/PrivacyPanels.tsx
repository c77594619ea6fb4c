import { ConsentsCard } from "./ConsentsCard";
import { ExportCard } from "./ExportCard";
import { GuardianCard } from "./GuardianCard";
import { RequestsCard } from "./RequestsCard";

/** Everything about the person's own data: consents, a parent's consent, requests, the file. */
export function PrivacyPanels() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div className="flex flex-col gap-4 sm:gap-5 xl:col-span-8">
        <ConsentsCard />
        <RequestsCard />
      </div>
      <div className="flex flex-col gap-4 sm:gap-5 xl:col-span-4">
        <GuardianCard />
        <ExportCard />
      </div>
    </div>
  );
}
