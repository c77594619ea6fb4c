import { AccountInformation } from "@/features/users/AccountInformation";
import { Card } from "@/ui/Card";

/** Who the person is, what they can take along, and the way out. */
export default function AccountTab() {
  return (
    <Card>
      <AccountInformation />
    </Card>
  );
}
