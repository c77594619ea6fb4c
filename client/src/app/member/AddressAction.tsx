import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { takeSharedContent } from "@/browser/shared-content";
import { APP_PATHS, findAction, findSharedKey } from "@/lib/paths";
import { type OpenDialog, useOpenDialog } from "@/ui/dialog/app-dialogs";

const TRANSFER = { type: "transfer", category_id: "transfer" } as const;

async function openShared(key: string, open: OpenDialog): Promise<void> {
  const { text } = await takeSharedContent(key);
  if (text) open("record", { text });
}

/** Opens what the part of an address behind '#' names; false where it names nothing. */
function openNamed(hash: string, open: OpenDialog): boolean {
  const [action, key] = [findAction(hash), findSharedKey(hash)];
  if (action === "transfer") open("record", { preset: TRANSFER });
  if (action === "record") open("record");
  if (key) void openShared(key, open).catch(() => undefined);
  return Boolean(action ?? key);
}

/** Opens what a shortcut or a shared text leads to over the overview, once. */
export function AddressAction() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const open = useOpenDialog();
  useEffect(() => {
    if (pathname !== APP_PATHS.overview || !openNamed(hash, open)) return;
    // Going back or reloading must not open it again.
    void navigate({ pathname, search }, { replace: true });
  }, [pathname, search, hash, navigate, open]);
  return null;
}
