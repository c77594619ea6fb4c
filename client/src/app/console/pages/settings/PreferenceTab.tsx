import type { Account } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { type Preferences, useSavePreferences } from "@/api/use-preferences";
import { SaveStatus } from "@/features/users/SaveStatus";
import { LanguageChoice } from "@/features/users/LanguageChoice";
import { TextFontChoice } from "@/features/users/TextFontChoice";
import { ThemeChoice } from "@/features/users/ThemeChoice";
import { showTextSize } from "@/theme/text-size";
import { Card } from "@/ui/layout/Card";
import { useToast } from "@/ui/feedback/use-toast";

import { OwnAccount } from "./OwnAccount";

/** What the console calls 100, 70 and 50 percent are 16, 14 and 13 px, as in the own settings. */
const SIZES = [
  { percent: 100, size: 100 },
  { percent: 70, size: 50 },
  { percent: 50, size: 25 },
] as const;

const SHOWN_HERE: readonly (keyof Preferences)[] = ["text_size", "theme", "language"];

/** How the console looks for the operator; it is kept on the account, as everywhere. */
export default function PreferenceTab() {
  return <OwnAccount>{(account) => <Choices account={account} />}</OwnAccount>;
}

function Choices({ account }: { account: Account }) {
  const toast = useToast();
  const failureText = useFailureText();
  const save = useSavePreferences({
    onError: (error, before) => {
      // Where the account says nothing, text is as large as it is without a choice.
      if (before.text_size === null) showTextSize(100);
      toast({ tone: "error", text: failureText(error) });
    },
  });
  return (
    <Card className="flex max-w-170 flex-col gap-7">
      <TextFontChoice
        value={account.text_size ?? 100}
        sizes={SIZES}
        onChange={(text_size) => save({ text_size })}
      />
      <ThemeChoice />
      <LanguageChoice />
      <SaveStatus names={SHOWN_HERE} className="-mt-6 -mb-3" />
    </Card>
  );
}
