import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { FormDialog } from "@/ui/dialog/FormDialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useToast } from "@/ui/feedback/use-toast";
import { Field } from "@/ui/fields/Field";
import { SourceText } from "@/ui/fields/SourceText";
import { TextInput } from "@/ui/fields/TextInput";

import { useSendShape } from "../mutations";
import { useShape } from "../queries";
import { useRefusalText } from "../use-refusal-text";

const LONGEST_BANK = 40;

interface LayoutDialogProps {
  id: string;
  onClose: () => void;
}

/** Shows what would be sent, to the letter, and sends it. */
export function LayoutDialog({ id, onClose }: LayoutDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const refusalText = useRefusalText();
  const shape = useShape(id);
  const { mutate, isPending, error } = useSendShape(id);
  const [bank, setBank] = useState("");
  const digest = shape.data?.digest;
  return (
    <FormDialog
      size="lg"
      title={t`Send this layout`}
      confirm={<Trans>Send</Trans>}
      saving={isPending}
      errorMessage={error && refusalText(error)}
      guard={() => bank !== ""}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!digest) return;
        mutate(
          { digest, bank: bank.trim() },
          {
            onSuccess: ({ message }) => {
              toast({ tone: "success", text: message });
              onClose();
            },
          },
        );
      }}
    >
      <p className="text-ink-2">
        <Trans>
          This is all that we get, and nobody can see who sent it. Letters become a or A, digits
          become 9.
        </Trans>
      </p>
      <ShapeText query={shape} />
      <Field
        label={<Trans>Bank or app</Trans>}
        hint={<Trans>Optional. Only its name, nothing about you.</Trans>}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={LONGEST_BANK}
            autoComplete="off"
            value={bank}
            onChange={(event) => setBank(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function ShapeText({ query }: { query: ReturnType<typeof useShape> }) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { data, error, isFetching, refetch } = query;
  if (data) return <SourceText label={t`What you'd send`} text={data.content} rows={12} />;
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {refusalText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t`Loading the layout`}>
      <Skeleton className="h-60 rounded-panel" />
    </Loading>
  );
}
