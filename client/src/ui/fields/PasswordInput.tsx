import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff, Lock } from "lucide-react";
import { useState } from "react";

import { IconButton } from "../buttons/IconButton";
import { TextInput } from "./TextInput";
import type { TextInputProps } from "./TextInput";

/** A password that its owner can look at before sending it. */
export function PasswordInput(props: Omit<TextInputProps, "type" | "trailing" | "icon">) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      icon={<Lock className="size-5" />}
      trailing={
        <IconButton
          label={t`Show password`}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
          icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        />
      }
    />
  );
}
