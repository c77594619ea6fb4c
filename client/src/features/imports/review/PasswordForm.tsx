import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "@/ui/buttons/Button";
import { Card, CardHead } from "@/ui/layout/Card";

import { useFaultText } from "../faults";
import { useUnlock } from "../mutations";
import type { Import } from "../types";
import { FilePasswordField, useFilePassword } from "./FilePasswordField";

/** Asks for the password of a locked file; it is sent once and kept nowhere. */
export default function PasswordForm({ one }: { one: Import }) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const unlock = useUnlock(one.id);
  const password = useFilePassword(unlock);
  const before = one.fault?.code === "unlock_failed" ? faultText(one.fault) : undefined;
  return (
    <Card>
      <CardHead title={<Trans>This file is locked</Trans>} />
      <form
        noValidate
        className="flex max-w-110 flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          password.send();
        }}
      >
        <FilePasswordField password={password} before={before} />
        <Button type="submit" className="self-start" busy={unlock.isPending} busyLabel={t`Reading`}>
          <Trans>Open the file</Trans>
        </Button>
      </form>
    </Card>
  );
}
