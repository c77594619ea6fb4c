import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Eye, ShieldCheck } from "lucide-react";
import { useId } from "react";

import type { Row } from "@/api/client";
import { Card } from "@/ui/layout/Card";
import { api, payloadOf } from "@/api/client";

import { QueryContent } from "./QueryContent";
import { useFormatMoment } from "./use-format-moment";

/** Lists which operators viewed the person's transactions, and why. */
export function AccessCard() {
  const { t } = useLingui();
  const id = useId();
  const looks = useAccessLog();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-title tracking-tight">
        <Trans>Who saw my data</Trans>
      </h2>
      <p className="text-small text-ink-2">
        <Trans>
          An operator who views your transactions has to say why, and you see their name. They see
          only the date, amount and type, never what it was for.
        </Trans>
      </p>
      <QueryContent query={looks} label={t`Loading who saw your data`}>
        {(list) =>
          list.length === 0 ? (
            <NoAccess />
          ) : (
            <ul className="divide-y divide-line">
              {list.map((access) => (
                <AccessLine key={access.id} access={access} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Card>
  );
}

function NoAccess() {
  return (
    <p className="mt-1.5 flex items-center gap-3 text-ink-2">
      <span className="grid size-11 flex-none place-items-center rounded-control bg-primary-soft text-primary">
        <ShieldCheck aria-hidden="true" className="size-5" />
      </span>
      <Trans>Nobody has looked at your transactions.</Trans>
    </p>
  );
}

function AccessLine({ access }: { access: Access }) {
  const at = useFormatMoment()(access.at);
  const { operator, role, reason, rows } = access;
  return (
    <li className="flex gap-3.5 py-3.5 last:pb-0">
      <span className="grid size-11 flex-none place-items-center rounded-control bg-sunken text-ink-2">
        <Eye aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="font-label wrap-anywhere">{reason}</p>
        <p className="text-small text-ink-3">
          {operator ? `${operator} (${role})` : role} · {at} ·{" "}
          <Plural value={rows} one="Up to # transaction seen" other="Up to # transactions seen" />
        </p>
      </div>
    </li>
  );
}

type Access = Row<"/users/access-log", "get">;

/** The access log of the person's transactions, newest first. */
function useAccessLog() {
  return useQuery({
    queryKey: ["access-log"],
    queryFn: async ({ signal }) => payloadOf(await api.GET("/users/access-log", { signal })).datas,
  });
}
