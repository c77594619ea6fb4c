import { DeleteAccountCard } from "@/features/privacy/DeleteAccountCard";
import { ExportCard } from "@/features/privacy/ExportCard";
import { GuardianCard } from "@/features/privacy/GuardianCard";

/** Beside the details: a parent's consent where it is needed, the own data, the way out. */
export default function AccountCards() {
  return (
    <>
      <GuardianCard />
      <ExportCard />
      <DeleteAccountCard />
    </>
  );
}
