import {
  type ComponentProps,
  type ComponentType,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";

import { NetworkError } from "@/api/errors";
import { reauthentication } from "@/api/reauthentication";
import { useAccount } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import type { ReauthenticationDialog } from "@/features/sessions/ReauthenticationDialog";
import { useToast } from "@/ui/use-toast";

import { reloadForMissingPart } from "../missing-parts";
import { catalogues } from "../words";
import { wordsOf } from "./words";

type Shown = ComponentType<ComponentProps<typeof ReauthenticationDialog>>;

async function bring(): Promise<Shown> {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "reauthentication" */ "@/features/sessions/ReauthenticationDialog"),
    catalogues.add(wordsOf("sessions")),
  ]);
  return part.ReauthenticationDialog;
}

/** Opens 'Confirm it is you' over any page while a call waits for it. */
export function Reauthentication() {
  const asked = useSyncExternalStore(reauthentication.subscribe, reauthentication.isAsked);
  const account = useAccount();
  const toast = useToast();
  const failureText = useFailureText();
  const [Shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    if (!asked || Shown) return;
    bring().then(
      (dialog) => setShown(() => dialog),
      async (error: unknown) => {
        if (await reloadForMissingPart(error)) return;
        reauthentication.settle(false);
        toast({ tone: "error", text: failureText(new NetworkError("", { cause: error })) });
      },
    );
  }, [asked, Shown, toast, failureText]);

  // Nobody is left to answer once the person is signed out.
  useEffect(() => () => reauthentication.settle(false), []);

  if (!asked || !Shown) return null;
  return (
    <Shown
      email={account?.email ?? ""}
      codes={account?.second_factor ?? false}
      onConfirmed={() => reauthentication.settle(true)}
      onCancel={() => reauthentication.settle(false)}
    />
  );
}
