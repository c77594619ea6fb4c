import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { useForm } from "react-hook-form";

import { Button } from "@/ui/Button";

import { type Address, addressCheck } from "./checks";
import { FormField } from "./FormField";

interface ResendFormProps {
  busy: boolean;
  /** Another link may not be asked for yet. */
  waits: boolean;
  onSend: (email: string) => Promise<void>;
}

/** The address to which the new link goes. */
export function ResendForm({ busy, waits, onSend }: ResendFormProps) {
  const form = useForm<Address>({
    resolver: valibotResolver(addressCheck),
    defaultValues: { email: "" },
  });
  const submit = form.handleSubmit(async ({ email }) => {
    if (!waits) await onSend(email);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <FormField
        form={form}
        name="email"
        type="email"
        label={<Trans>Email</Trans>}
        icon={<Mail className="size-5" />}
        autoComplete="email"
      />
      <Button type="submit" block busy={busy} disabled={waits && !busy}>
        <Trans>Send a new link</Trans>
      </Button>
    </form>
  );
}
