import { CloseButton } from "@headlessui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, type FormEvent, type ReactNode, useId } from "react";

import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";

interface SavingDialogProps
  extends Pick<ComponentProps<typeof Dialog>, "title" | "size" | "guard" | "onClose"> {
  saving: boolean;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
  /** What stands beside the form, such as a question of its own. */
  beside?: ReactNode;
}

/** A form in a dialog that ends in Cancel and Save. */
export function SavingDialog(props: SavingDialogProps) {
  const { saving, onSubmit, children, beside, ...dialog } = props;
  const { t } = useLingui();
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open
      busy={saving}
      footer={
        <>
          <CloseButton as={Button} variant="secondary">
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button type="submit" form={formId} busy={saving} busyLabel={t`Saving`}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4.5" onSubmit={onSubmit}>
        {children}
      </form>
      {beside}
    </Dialog>
  );
}
