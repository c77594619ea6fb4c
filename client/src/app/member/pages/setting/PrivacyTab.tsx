import { PrivacyPanels } from "@/features/privacy/PrivacyPanels";

/** What the person has agreed to, and what can be done with their data. */
export default function PrivacyTab() {
  return <PrivacyPanels />;
}
