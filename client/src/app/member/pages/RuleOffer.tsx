import { CategoryName } from "@/features/categories/CategoryName";
import { RuleOffer } from "@/features/rules/offer/RuleOffer";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";

/** Offers a rule over any page, with the names of the categories. */
export default function RuleOfferOverPage(opened: OpenedDialog<"rule">) {
  return <RuleOffer {...opened} CategoryName={CategoryName} />;
}
