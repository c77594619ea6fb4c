import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { UserSearch } from "lucide-react";
import { useId, useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { ADMIN, MEMBER, SUPER_ADMIN } from "@/lib/roles";
import { Avatar } from "@/ui/pictures/Avatar";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import { Card, CardHead } from "@/ui/layout/Card";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import type { Column } from "@/ui/table/DataTable";
import { DataTable } from "@/ui/table/DataTable";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Pagination } from "@/ui/table/Pagination";
import { SearchField } from "@/ui/fields/SearchField";
import { Select } from "@/ui/fields/Select";
import { useToast } from "@/ui/feedback/use-toast";

import type { RoleAssignment, Role } from "./types";
import { useListStatus } from "./use-list-status";
import { useListAddress } from "./use-list-address";
import { PER_PAGE, useAssignRole, useRoles } from "./use-roles";

function Name({ user }: { user: RoleAssignment }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar src={user.avatar_url} />
      <div className="min-w-0">
        <p className="truncate font-bold">{user.fullname}</p>
        <p className="truncate text-small text-ink-3">{user.email}</p>
      </div>
      {user.status === "suspended" && (
        <Badge tone="red">
          <Trans>Suspended</Trans>
        </Badge>
      )}
      {user.status === "closing" && (
        <Badge tone="gold">
          <Trans>Closing</Trans>
        </Badge>
      )}
    </div>
  );
}

function useRoleChange() {
  const [asked, setAsked] = useState<RoleChange | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (next: RoleChange) => {
    setAsked(next);
    setOpen(true);
  };
  return { ask, question: { asked, open, onClose: () => setOpen(false) } };
}

/** Who may do what: operators first, then everybody. */
export default function PermissionsPanel() {
  const { t } = useLingui();
  const id = useId();
  const { q, read, page, change } = useListAddress();
  const role = ROLE_LABELS.find((known) => known === read("role")) ?? null;
  const roles = useRoles({ q, role, page });
  const { datas, total = 0 } = roles.data ?? {};
  const state = useListStatus(roles);
  const { ask, question } = useRoleChange();
  const choice = (user: RoleAssignment) => (
    <RoleSelect user={user} onChoose={(next) => ask({ user, role: next })} />
  );
  const columns: Column<RoleAssignment>[] = [
    { key: "name", label: t`Name`, cell: (user) => <Name user={user} /> },
    { key: "username", label: t`Username`, cell: (user) => user.username },
    { key: "access", label: t`Access`, className: "w-48", cell: choice },
  ];
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={<Trans>User Permissions</Trans>} />
      <div className="mb-4 flex flex-wrap gap-2.5">
        <SearchField
          label={t`Search users`}
          placeholder={t`Search name or email`}
          q={q}
          onSearch={(text) => change({ q: text, page: null })}
          className="min-w-[min(100%,max(224px,14rem))] flex-1 sm:max-w-[max(320px,16rem)]"
        />
        <div className="w-full sm:w-[max(176px,12rem)]">
          <Select
            aria-label={t`Filter by access`}
            value={role ?? ""}
            options={[
              { value: "", label: t`Any access` },
              ...ROLE_LABELS.map((known) => ({ value: known, label: known })),
            ]}
            onChange={(event) => change({ role: event.target.value, page: null })}
          />
        </div>
      </div>
      <DataTable
        picture="round"
        label={t`User Permissions`}
        columns={columns}
        rows={datas}
        keyOf={(user) => user.id}
        item={(user) => (
          <div className="flex flex-col gap-2">
            <Name user={user} />
            {choice(user)}
          </div>
        )}
        empty={<NoUsersFound onAll={() => change({ q: null, role: null, page: null })} />}
        {...state}
      />
      <Pagination
        label={t`Pages of users`}
        page={page}
        perPage={PER_PAGE}
        total={total}
        stale={state.stale}
        onPage={(next, how) => change({ page: String(next) }, how)}
      />
      <ChangeRoleDialog {...question} />
    </Card>
  );
}

function NoUsersFound({ onAll }: { onAll: () => void }) {
  return (
    <NothingHere
      icon={UserSearch}
      title={<Trans>No matching users</Trans>}
      action={
        <Button variant="secondary" onClick={onAll}>
          <Trans>Show all users</Trans>
        </Button>
      }
    >
      <Trans>Try another name or email, or another access type.</Trans>
    </NothingHere>
  );
}

interface RoleSelectProps {
  user: RoleAssignment;
  onChoose: (role: Role) => void;
}

/** The role of a user; a change asks for confirmation. */
function RoleSelect({ user, onChoose }: RoleSelectProps) {
  const { t } = useLingui();
  const name = user.fullname;
  return (
    <Select
      aria-label={t`Access for ${name}`}
      value={user.role}
      options={ROLE_LABELS.map((role) => ({ value: role, label: role }))}
      onChange={(event) => onChoose(event.target.value as Role)}
    />
  );
}

interface RoleChange {
  user: RoleAssignment;
  role: Role;
}

interface ChangeRoleDialogProps {
  asked: RoleChange | null;
  open: boolean;
  onClose: () => void;
}

function useRoleError() {
  const { t } = useLingui();
  const failureText = useFailureText();
  return (error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "changed_meanwhile")
      return failureText(error);
    const [present] = error.datas as readonly RoleAssignment[];
    if (!present) return failureText(error);
    const { fullname: name, role } = present;
    return t`Nothing changed: someone else already made ${name} ${role}.`;
  };
}

/** Confirms a change of role and explains its effects. */
function ChangeRoleDialog({ asked, open, onClose }: ChangeRoleDialogProps) {
  const { t } = useLingui();
  const { claims } = useSession();
  const toast = useToast();
  const refused = useRoleError();
  const { mutateAsync } = useAssignRole();
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
      title={t`Change ${name} to ${role}?`}
      confirm={<Trans>Change access</Trans>}
      onConfirm={() => void give()}
      onCancel={onClose}
    >
      <p>
        <Trans>
          From {before} to {role}.
        </Trans>{" "}
        {t(ROLE_PERMISSIONS[role])}
      </p>
      <p className="mt-2">
        {claims?.sub === user.id ? (
          <Trans>This is your own account, so you'll be signed out right away.</Trans>
        ) : (
          <Trans>They're signed out right away and notified by email.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}

/** The roles in the order of what they may do; their names are the same in every language. */
const ROLE_LABELS = [SUPER_ADMIN, ADMIN, MEMBER] as const satisfies readonly Role[];

const ROLE_PERMISSIONS = {
  [SUPER_ADMIN]: msg`They can do everything in the console, including roles, rates, holidays and the audit log.`,
  [ADMIN]: msg`They can use the console: dashboard, users, content and support.`,
  [MEMBER]: msg`They can no longer use the console. Their own account and records aren't affected.`,
};
