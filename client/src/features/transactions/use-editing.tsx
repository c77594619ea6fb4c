import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useDraft } from "@/lib/use-draft";
import { useKeptOverReload } from "@/lib/use-kept-over-reload";
import { useToast } from "@/ui/use-toast";

import { currentOf, isGone } from "./acts/changed-meanwhile";
import { spreadGone, spreadRow } from "./ledger-cache";
import { holdsInput, type RecordValues, useRecordForm } from "./record-form";
import { SavedWords } from "./SavedWords";
import type { Transaction } from "./types";
import { useEdit } from "./use-edit";
import { useRecord } from "./use-record";

/** What another device has made of the row meanwhile: another one, or nothing. */
export interface Meanwhile {
  current: Transaction | null;
}

const FIELDS = ["type", "amount", "category_id", "detail", "date"] as const;

const bodyOf = (values: RecordValues) => ({ ...values, amount: values.amount ?? 0 });

/** The editing of a row: its form, its saving, and what another device has done meanwhile. */
export function useEditing(transaction: Transaction, onClose: () => void) {
  const { type, category_id, amount, detail, date } = transaction;
  const start = { today: date, preset: { type, category_id, amount, detail } };
  const form = useRecordForm(start);
  const typed = useRef<HTMLInputElement>(null);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const client = useQueryClient();
  const edit = useEdit();
  const anew = useRecord();
  const failureText = useFailureText();
  const toast = useToast();
  useDraft<RecordValues>("edit", form);

  const changed = () => holdsInput(form.getValues(), typed.current?.value ?? "", start);
  useKeptOverReload("edit", changed);

  const refused = (error: unknown) => {
    const current = currentOf<Transaction>(error);
    if (isGone(error)) spreadGone(client, [transaction.id]);
    if (current || isGone(error)) return setMeanwhile({ current });
    if (!showFieldErrors(error, form.setError, FIELDS)) setRefusal(failureText(error));
  };

  const save = async (sending: Promise<Transaction | null>) => {
    setRefusal(null);
    try {
      const saved = await sending;
      if (!saved) return;
      toast({ tone: "success", text: <SavedWords saved={saved} /> });
      onClose();
    } catch (error) {
      refused(error);
    }
  };

  const leaveIt = () => {
    if (meanwhile?.current) spreadRow(client, meanwhile.current);
    onClose();
  };

  const saveMine = () => {
    const mine = bodyOf(form.getValues());
    // Over what the other device has saved, or as a new row where it has deleted the old one.
    return save(meanwhile?.current ? edit.send(meanwhile.current, mine) : anew.send(mine));
  };

  return {
    form,
    typed,
    meanwhile,
    refusal,
    saving: edit.saving || anew.saving,
    changed,
    save: (values: RecordValues) =>
      changed() ? save(edit.send(transaction, bodyOf(values))) : onClose(),
    saveMine,
    leaveIt,
  };
}
