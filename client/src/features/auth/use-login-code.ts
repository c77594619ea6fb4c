import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";

import type { Login } from "./checks";
import { logIn } from "./log-in";

type Answer = { of: "code" | "password" | "call"; error: unknown };

/** What the server's no is about: the code, the password after all, or neither. */
function about(error: unknown): Answer["of"] {
  if (!(error instanceof AppError)) return "call";
  if (error.code === "invalid_otp" || error.errors.otp) return "code";
  return error.status === 401 ? "password" : "call";
}

/** Signs in with the code beside the email and password that were right. */
export function useLoginCode(typed: Login, onBack: (refused?: unknown) => void) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [code, setCode] = useState("");
  const [recovery, setRecovery] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>(null);

  const fail = (error: unknown) => {
    const of = about(error);
    if (of === "password") onBack(error);
    else if (of === "code") setWrong(failureText(error));
    else setRefusal(error);
  };

  const send = async () => {
    setRefusal(null);
    setWrong(code.trim() ? undefined : t`This field is needed.`);
    if (!code.trim()) return;
    setBusy(true);
    try {
      await logIn({ ...typed, otp: code });
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };

  const swap = () => {
    setRecovery(!recovery);
    setCode("");
    setWrong(undefined);
  };

  return { code, type: setCode, recovery, swap, busy, wrong, refusal, send };
}
