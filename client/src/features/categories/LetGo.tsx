import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Merge, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Button } from "@/ui/Button";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { useToast } from "@/ui/use-toast";

import type { Category } from "./use-categories";
import { useUses } from "./use-merge";
import { useChangeCategory, useDeleteCategory } from "./use-save-category";
import type { Wish } from "./wishes";

interface LetGoProps {
  category: Category;
  onWish: (wish: Wish) => void;
  onClose: () => void;
}

/** What can be done with a category besides changing it: merge, delete, put back. */
export function LetGo({ category, onWish, onClose }: LetGoProps) {
  const { t } = useLingui();
  const { id, label, own, version } = category;
  const [asking, setAsking] = useState(false);
  const count = useUses(id).data?.transactions;
  const remove = useDeleteCategory();
  const change = useChangeCategory();
  const failureText = useFailureText();
  const toast = useToast();

  const run = async (call: Promise<{ message: string }>) => {
    try {
      const { message } = await call;
      toast({ tone: "success", text: message });
      onClose();
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
  const asAtFirst = { name: null, group: null, icon: null, color: null };
  const icon = "size-4.5";
  return (
    <div className="flex flex-col gap-2.5 border-t border-line pt-4">
      {count !== undefined && (
        <p className="text-small text-ink-2">
          <Plural
            value={count}
            _0="Nothing is recorded under it."
            one="# transaction is recorded under it."
            other="# transactions are recorded under it."
          />
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          icon={<Merge aria-hidden="true" className={icon} />}
          onClick={() => onWish({ do: "merge", id })}
        >
          <Trans>Merge into another…</Trans>
        </Button>
        {own && count === 0 && (
          <Button
            variant="secondary"
            className="text-expense"
            busy={remove.isPending}
            icon={<Trash2 aria-hidden="true" className={icon} />}
            onClick={() => setAsking(true)}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
        {!own && version > 0 && (
          <Button
            variant="ghost"
            busy={change.isPending}
            icon={<RotateCcw aria-hidden="true" className={icon} />}
            onClick={() => void run(change.mutateAsync({ category, changes: asAtFirst }))}
          >
            <Trans>As it was at first</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t`Delete ${label}?`}
        confirm={<Trans>Delete</Trans>}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run(remove.mutateAsync(id));
        }}
      >
        <Trans>Nothing is recorded under it, so nothing else changes.</Trans>
      </ConfirmDialog>
    </div>
  );
}
