import { useLingui } from "@lingui/react/macro";

import { Select } from "@/ui/Select";

import { ROLES } from "./role-words";
import type { Granted, Role } from "./types";

interface RoleSelectProps {
  user: Granted;
  onChoose: (role: Role) => void;
}

/** What somebody may do; another choice is asked about before it counts. */
export function RoleSelect({ user, onChoose }: RoleSelectProps) {
  const { t } = useLingui();
  const name = user.fullname;
  return (
    <Select
      aria-label={t`Access of ${name}`}
      value={user.role}
      options={ROLES.map((role) => ({ value: role, label: role }))}
      onChange={(event) => onChoose(event.target.value as Role)}
    />
  );
}
