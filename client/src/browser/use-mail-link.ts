import { useCallback, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

interface MailLink<Purpose> {
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
 * anybody had a link; `used` takes it out of the address, and leaves what it came to in the history
 * of the tab: after a reload that is `kept`.
 */
export function useMailLink<Purpose extends string, Kept = undefined>(
  purposes: Readonly<Record<string, Purpose>>,
): {
  link: MailLink<Purpose> | null;
  read: boolean;
  used: (kept?: Kept) => void;
  kept: Kept | null;
} {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { kept?: Kept } | null };
  const shown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [first, setFirst] = useState<MailLink<Purpose> | null>(null);

  const link = linkIn(search, purposes);
  if (link && link.token !== first?.token) setFirst(link);

  const used = useCallback(
    (kept?: Kept) => void navigate({ search: "" }, { replace: true, state: { kept } }),
    [navigate],
  );
  const kept = state?.kept ?? null;
  if (!shown) return { link: null, read: false, used, kept: null };
  return { link: link ?? first, read: true, used, kept };
}
