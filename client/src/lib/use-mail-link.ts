import { useCallback, useState, useSyncExternalStore } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

export interface MailLink<Purpose> {
  purpose: Purpose;
  token: string;
}

const never = () => () => {};

function linkIn<Purpose extends string>(
  search: URLSearchParams,
  purposes: Readonly<Record<string, Purpose>>,
): MailLink<Purpose> | null {
  for (const [name, purpose] of Object.entries(purposes)) {
    const token = search.get(name);
    if (token) return { purpose, token };
  }
  return null;
}

/**
 * The link by which the page was opened, null without one; `purposes` names what each parameter of
 * the address is for. It is `read` after the first paint, because the page was written before
 * anybody had a link; `used` takes it out of the history.
 */
export function useMailLink<Purpose extends string>(
  purposes: Readonly<Record<string, Purpose>>,
): { link: MailLink<Purpose> | null; read: boolean; used: () => void } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const shown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [first, setFirst] = useState<MailLink<Purpose> | null>(null);

  const link = linkIn(search, purposes);
  if (link && link.token !== first?.token) setFirst(link);

  const used = useCallback(() => void navigate({ search: "" }, { replace: true }), [navigate]);
  return { link: shown ? (link ?? first) : null, read: shown, used };
}
