import { useEffect } from "react";

import { reauthentication, useReauthenticationAsked } from "@/api/reauthentication";
import { useAccount } from "@/api/use-account";

import { catalogues } from "../words";
import { useDialogPart } from "./use-dialog-part";
import { wordsOf } from "./words";

async function bring() {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "reauthentication" */ "@/features/sessions/ReauthenticationDialog"),
    catalogues.add(wordsOf("sessions")),
  ]);
  return part.ReauthenticationDialog;
}

const source = { bring, giveUp: () => reauthentication.settle(false) };

/** Opens 'Confirm it's you' over any page while a call waits for it. */
export function Reauthentication() {
  const asked = useReauthenticationAsked();
  const account = useAccount();
  const part = useDialogPart(asked, source);

  // Nobody is left to answer once the person is signed out.
  useEffect(() => () => reauthentication.settle(false), []);

  if (!asked || !part) return null;
  return (
    <part.Dialog
      email={account?.email ?? ""}
      codes={account?.second_factor ?? false}
      onConfirmed={() => reauthentication.settle(true)}
      onCancel={() => reauthentication.settle(false)}
    />
  );
}
