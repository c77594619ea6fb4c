import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";

import { api } from "@/api/client";
import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";

type Way = "password" | "code";

/** What was not accepted: at the field, or above it where the field is not to blame. */
interface Refusal {
  field?: string;
  text?: string;
}

/** Lets somebody who is signed in show again that it is them. */
export function useIdentity(onConfirmed: () => void) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [way, setWay] = useState<Way>("password");
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>({});

  const send = async () => {
    setBusy(true);
    setRefusal({});
    try {
      await api.POST("/users/confirm", {
        body: way === "code" ? { otp: typed } : { password: typed },
      });
      onConfirmed();
    } catch (error) {
      const wrong = error instanceof AppError && error.status === 422;
      setRefusal({ [wrong ? "field" : "text"]: failureText(error) });
    }
    setBusy(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What opened the dialog may be a form itself; it is not the one that was sent.
    event.stopPropagation();
    if (busy) return;
    if (typed) void send();
    else setRefusal({ field: t`This field is needed.` });
  };

  const swap = () => {
    setWay(way === "code" ? "password" : "code");
    setTyped("");
    setRefusal({});
  };

  return { way, swap, typed, type: setTyped, busy, refusal, submit };
}
