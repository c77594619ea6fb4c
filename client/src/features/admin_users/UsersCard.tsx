import { Trans, useLingui } from "@lingui/react/macro";
import { UserSearch } from "lucide-react";
import { useId, useRef } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { DataTable } from "@/ui/table/DataTable";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Pagination } from "@/ui/table/Pagination";
import { SearchField } from "@/ui/fields/SearchField";
import { Select } from "@/ui/fields/Select";
import { usePhone } from "@/browser/media-queries";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import type { UserConfirmation } from "./types";
import { UserItem, useUserColumns } from "./UserRows";
import { PER_PAGE, useUsers } from "./use-users";
import { useUsersAddress } from "./use-users-address";
import { ACCOUNT_STATUSES, STATUS_LABELS } from "./labels";

/** Everybody who has an account: searched, sorted, ten at a time. */
export function UsersCard({ onAsk }: { onAsk: (asked: UserConfirmation) => void }) {
  const { t } = useLingui();
  const id = useId();
  const failureText = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
  const { place, change } = useUsersAddress();
  const users = useUsers(place);
  const columns = useUserColumns(onAsk);
  const { data, error, isFetching, isPlaceholderData, refetch } = users;
  return (
    <Card aria-labelledby={id} className="p-4! sm:p-4!" onFocus={onFocus}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2
          ref={heading}
          tabIndex={-1}
          id={id}
          className="flex flex-1 flex-wrap items-center gap-2 sm:pl-2 text-title tracking-tight"
        >
          <Trans>All users</Trans>
          {data && <Badge>{data.total}</Badge>}
        </h2>
        <UsersTools />
      </div>
      <DataTable
        label={t`All users`}
        columns={columns}
        rows={data?.datas}
        keyOf={(user) => user.id}
        item={(user) => <UserItem user={user} onAsk={onAsk} />}
        empty={<NoUsersFound filtered={Boolean(place.q || place.status || place.page > 1)} />}
        sort={place.sort}
        onSort={(sort) => change({ sort, page: null })}
        failure={error ? failureText(error) : null}
        onRetry={() => void refetch()}
        retrying={isFetching}
        stale={isPlaceholderData}
        picture="round"
        beside={<StatusFilter />}
      />
      <Pagination
        label={t`Pages of users`}
        page={place.page}
        perPage={PER_PAGE}
        total={data?.total ?? 0}
        stale={isPlaceholderData}
        onPage={(page, how) => change({ page: String(page) }, how)}
      />
    </Card>
  );
}

/** Which users are listed. */
function StatusFilter() {
  const { t } = useLingui();
  const { place, change } = useUsersAddress();
  return (
    <div className="min-w-0 sm:w-[max(176px,11rem)]">
      <Select
        aria-label={t`Filter by status`}
        value={place.status}
        options={[
          { value: "", label: t`Any status` },
          ...ACCOUNT_STATUSES.map((status) => ({ value: status, label: t(STATUS_LABELS[status]) })),
        ]}
        onChange={(event) => change({ status: event.target.value, page: null })}
      />
    </div>
  );
}

/** The search field; on phones the status filter sits beside the sort order. */
function UsersTools() {
  const { t } = useLingui();
  const phone = usePhone();
  const { place, change } = useUsersAddress();
  return (
    <>
      {!phone && <StatusFilter />}
      <SearchField
        label={t`Search users`}
        placeholder={t`Search name or email`}
        q={place.q}
        onSearch={(q) => change({ q, page: null })}
        className="w-full sm:w-64 xl:w-80"
      />
    </>
  );
}

function NoUsersFound({ filtered }: { filtered: boolean }) {
  const { change } = useUsersAddress();
  if (!filtered) {
    return (
      <NothingHere icon={UserSearch} title={<Trans>No accounts yet</Trans>}>
        <Trans>Use Add User to invite the first person.</Trans>
      </NothingHere>
    );
  }
  return (
    <NothingHere
      icon={UserSearch}
      title={<Trans>No matching users</Trans>}
      action={
        <Button variant="secondary" onClick={() => change({ q: null, status: null, page: null })}>
          <Trans>Show all users</Trans>
        </Button>
      }
    >
      <Trans>Try another name, email or status.</Trans>
    </NothingHere>
  );
}
