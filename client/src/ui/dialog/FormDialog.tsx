import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, type FormEvent, type ReactNode, useId } from "react";

import { Alert } from "../feedback/Alert";
import { Button } from "../buttons/Button";
import { CloseButton } from "./CloseButton";
import { Dialog } from "./Dialog";

interface FormDialogProps
  extends Pick<ComponentProps<typeof Dialog>, "title" | "size" | "guard" | "action" | "onClose"> {
  saving: boolean;
  /** An error of the whole form. */
  errorMessage?: string | null;
  /** The word on the main button; Save when it has none of its own. */
  confirm?: ReactNode;
  /** What the form does ends or takes away something: the main button says so by its colour. */
  danger?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
  /** What stands beside the form, such as a question of its own. */
  beside?: ReactNode;
}

/** A form in a dialog that ends in Cancel and one more button. */
export function FormDialog(props: FormDialogProps) {
  const { saving, errorMessage, confirm, danger, onSubmit, children, beside, ...dialog } = props;
  const { t } = useLingui();
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open
      busy={saving}
      footer={
        <>
          <CloseButton>
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button
            type="submit"
            variant={danger ? "danger" : "primary"}
            form={formId}
            busy={saving}
            busyLabel={danger ? undefined : t`Saving`}
          >
            {confirm ?? <Trans>Save</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4.5" onSubmit={onSubmit}>
        {errorMessage && (
          <Alert tone="error" role="alert">
            {errorMessage}
          </Alert>
        )}
        {children}
      </form>
      {beside}
    </Dialog>
  );
}
