import { Trans, useLingui } from "@lingui/react/macro";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { useToast } from "@/ui/use-toast";
import { useWayBack } from "@/ui/use-way-back";

import { MAY } from "./role-words";
import type { Granted, Role } from "./types";
import { useGiveRole } from "./use-roles";

export interface AskedRole {
  user: Granted;
  role: Role;
}

interface RoleQuestionProps {
  asked: AskedRole | null;
  open: boolean;
  onClose: () => void;
}

function useRefusal() {
  const { t } = useLingui();
  const failureText = useFailureText();
  return (error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "changed_meanwhile")
      return failureText(error);
    const [present] = error.datas as readonly Granted[];
    if (!present) return failureText(error);
    const { fullname: name, role } = present;
    return t`Nothing was changed: somebody else made ${name} ${role} meanwhile.`;
  };
}

/** Asks before somebody may do more or less, and says what follows. */
export function RoleQuestion({ asked, open, onClose }: RoleQuestionProps) {
  const { t } = useLingui();
  const { claims } = useSession();
  const toast = useToast();
  const refused = useRefusal();
  const { mutateAsync } = useGiveRole();
  useWayBack(open);
  if (!asked) return null;
  const { user, role } = asked;
  const name = user.fullname;
  const before = user.role;
  const give = async () => {
    onClose();
    try {
      const said = await mutateAsync({ user, role });
      if (said !== null) toast({ tone: "success", text: said });
    } catch (error) {
      toast({ tone: "error", text: refused(error) });
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={t`Make ${name} ${role}?`}
      confirm={<Trans>Change access</Trans>}
      onConfirm={() => void give()}
      onCancel={onClose}
    >
      <p>
        <Trans>
          From {before} to {role}.
        </Trans>{" "}
        {t(MAY[role])}
      </p>
      <p className="mt-2">
        {claims?.sub === user.id ? (
          <Trans>This is your own account: you are signed out at once.</Trans>
        ) : (
          <Trans>They are signed out at once and told by mail.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
