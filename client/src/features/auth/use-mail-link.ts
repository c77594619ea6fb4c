import { useCallback, useState, useSyncExternalStore } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

export interface MailLink {
  purpose: "confirm" | "disown";
  token: string;
}

const never = () => () => {};

/**
 * The link by which the page was opened, null without one. It is read after the first paint,
 * because the page was written before anybody had a link; `used` takes it out of the history.
 */
export function useMailLink(): { link: MailLink | null; used: () => void } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const shown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const confirm = search.get("emailToken");
  const disown = search.get("disownToken");
  const [first, setFirst] = useState<MailLink | null>(null);

  let link: MailLink | null = null;
  if (confirm) link = { purpose: "confirm", token: confirm };
  else if (disown) link = { purpose: "disown", token: disown };
  if (link && link.token !== first?.token) setFirst(link);

  const used = useCallback(() => void navigate({ search: "" }, { replace: true }), [navigate]);
  return { link: shown ? (link ?? first) : null, used };
}
