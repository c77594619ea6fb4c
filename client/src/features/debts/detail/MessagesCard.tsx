import { Trans, useLingui } from "@lingui/react/macro";
import { MessageCircle } from "lucide-react";
import { useId, useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { whatsAppLink } from "@/lib/paths";
import { CopyButton } from "@/ui/buttons/CopyButton";
import { buttonStyles } from "@/ui/buttons/button-styles";
import { Segmented } from "@/ui/fields/Segmented";
import { Card, CardHead } from "@/ui/layout/Card";

import type { DebtDetail } from "../types";

type Message = DebtDetail["messages"][number];

/** A polite reminder to copy or to open in WhatsApp; the person sends it. */
export function MessagesCard({ messages }: { messages: readonly Message[] }) {
  const { t } = useLingui();
  const heading = useId();
  const own = useLanguage().language;
  const [tone, setTone] = useState<Message["tone"]>("gentle");
  const [language, setLanguage] = useState<Message["language"]>(own);
  const text = messages.find((one) => one.tone === tone && one.language === language)?.text ?? "";
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={<Trans>Ask for it</Trans>} />
      <div className="flex flex-col gap-3">
        <Segmented
          block
          label={t`Tone`}
          value={tone}
          onChange={setTone}
          options={[
            { value: "gentle", label: <Trans>Gentle</Trans> },
            { value: "plain", label: <Trans>Plain</Trans> },
            { value: "firm", label: <Trans>Firm</Trans> },
          ]}
        />
        <Segmented
          block
          label={t`Language of the message`}
          value={language}
          onChange={setLanguage}
          options={[
            { value: "id", label: <span lang="id">Bahasa Indonesia</span> },
            { value: "en", label: <span lang="en">English</span> },
          ]}
        />
        <p
          lang={language}
          className="rounded-panel bg-sunken px-4 py-3 leading-6 wrap-anywhere text-ink"
        >
          {text}
        </p>
        <div className="flex flex-wrap gap-3">
          <a
            href={whatsAppLink(text)}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles({ variant: "primary" })}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            <Trans>Open in WhatsApp</Trans>
          </a>
          <CopyButton text={text} copied={<Trans>Copied</Trans>}>
            <Trans>Copy</Trans>
          </CopyButton>
        </div>
        <p className="text-small text-ink-3">
          <Trans>We never send it. You choose whom it goes to.</Trans>
        </p>
      </div>
    </Card>
  );
}
