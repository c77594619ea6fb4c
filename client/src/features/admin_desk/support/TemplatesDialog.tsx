import { Trans, useLingui } from "@lingui/react/macro";
import { MessageSquareQuote, Pencil, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { Button } from "@/ui/buttons/Button";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { Dialog } from "@/ui/dialog/Dialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { IconButton } from "@/ui/buttons/IconButton";
import { Loading } from "@/ui/feedback/Loading";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useToast } from "@/ui/feedback/use-toast";

import { useDeleteTemplate, useTemplates } from "./template-queries";
import type { Template } from "../types";
import { TemplateForm } from "./TemplateForm";

interface TemplatesDialogProps {
  onClose: () => void;
  onUse: (template: Template) => void;
}

/** The saved replies: to use one, and to look after them. */
export default function TemplatesDialog({ onClose, onUse }: TemplatesDialogProps) {
  const [edited, setEdited] = useState<Template | "new" | null>(null);
  const [unwanted, setUnwanted] = useState<Template | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  // What asks whether to delete an answer goes with it.
  const onFocus = useFocusFallback(adding);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Saved replies</Trans>}
      footer={
        <Button
          ref={adding}
          variant="secondary"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => setEdited("new")}
        >
          <Trans>New saved reply</Trans>
        </Button>
      }
    >
      <div onFocus={onFocus}>
        <TemplateList onUse={onUse} onEdit={setEdited} onDelete={setUnwanted} />
      </div>
      {edited && (
        <TemplateForm template={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
      <DeleteTemplateDialog template={unwanted} onDone={() => setUnwanted(null)} />
    </Dialog>
  );
}

interface TemplateListProps {
  onUse: (template: Template) => void;
  onEdit: (template: Template) => void;
  onDelete: (template: Template) => void;
}

function TemplateList(acts: TemplateListProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useTemplates();
  if (!data && error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Loading label={t`Loading saved replies`}>
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} className="mb-3 h-16 rounded-m" />
        ))}
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <NothingHere icon={MessageSquareQuote} title={<Trans>None yet</Trans>}>
        <Trans>Save replies you use often, one in each language.</Trans>
      </NothingHere>
    );
  }
  return (
    <ul aria-label={t`Saved replies`} className="flex flex-col divide-y divide-line">
      {data.map((template) => (
        <TemplateLine key={template.id} template={template} {...acts} />
      ))}
    </ul>
  );
}

function TemplateLine({
  template,
  onUse,
  onEdit,
  onDelete,
}: TemplateListProps & { template: Template }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { title } = template;
  return (
    <li className="flex items-center gap-1 py-1.5">
      <button
        type="button"
        aria-label={t`Use “${title}”`}
        onClick={() => onUse(template)}
        className="min-h-13 min-w-0 flex-1 cursor-pointer rounded-m px-2 py-1.5 text-left hover:bg-sunken"
      >
        <span className="block truncate font-bold">{title}</span>
        <span className="line-clamp-2 text-small text-ink-2">
          {language === "id" ? template.text_id : template.text_en}
        </span>
      </button>
      <IconButton
        label={t`Edit “${title}”`}
        icon={<Pencil aria-hidden="true" className="size-4.5" />}
        onClick={() => onEdit(template)}
      />
      <IconButton
        label={t`Delete “${title}”`}
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        onClick={() => onDelete(template)}
      />
    </li>
  );
}

interface DeleteTemplateDialogProps {
  template: Template | null;
  onDone: () => void;
}

function DeleteTemplateDialog({ template, onDone }: DeleteTemplateDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate } = useDeleteTemplate();
  const title = template?.title ?? "";
  return (
    <ConfirmDialog
      open={template !== null}
      title={t`Delete “${title}”?`}
      confirm={<Trans>Delete</Trans>}
      onCancel={onDone}
      onConfirm={() => {
        onDone();
        if (!template) return;
        mutate(template, {
          onSuccess: ({ message }) => toast({ tone: "success", text: message }),
          onError: (error) => toast({ tone: "error", text: failureText(error) }),
        });
      }}
    >
      <Trans>This deletes it for all operators. Replies already sent aren't affected.</Trans>
    </ConfirmDialog>
  );
}
