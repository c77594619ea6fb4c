import { useRef, useState } from "react";

import { type Upload, useUpload } from "../mutations";
import type { Import } from "../types";

/** A file on its way, or one that did not get through. */
export interface PendingUpload {
  key: number;
  upload: Upload;
  /** Why it did not get through. */
  error: unknown;
}

/**
 * Sends files one after the other. A file with one account opens when it is there; of several, each
 * is listed with the imports, and what did not get through stays to be sent again.
 */
export function useUploads(onOpen: (opened: Import) => void) {
  const { mutateAsync } = useUpload();
  const [uploads, setUploads] = useState<readonly PendingUpload[]>([]);
  const next = useRef(0);
  const dismiss = (key: number) => setUploads((now) => now.filter((one) => one.key !== key));

  const sendOne = async ({ key, upload }: PendingUpload): Promise<Import[]> => {
    try {
      const { datas } = await mutateAsync(upload);
      dismiss(key);
      return datas;
    } catch (error) {
      setUploads((now) => now.map((one) => (one.key === key ? { ...one, error } : one)));
      return [];
    }
  };
  /** Those of `again` take the place of what failed under that key. */
  const send = (wanted: readonly Upload[], again?: number) => {
    const added = wanted.map((upload): PendingUpload => {
      next.current += 1;
      return { key: next.current, upload, error: null };
    });
    setUploads((now) => [...now.filter(({ key }) => key !== again), ...added]);
    void (async () => {
      const opened: Import[] = [];
      for (const one of added) opened.push(...(await sendOne(one)));
      const [first] = opened;
      if (first && opened.length === 1 && added.length === 1) onOpen(first);
    })();
  };
  return { uploads, send, dismiss, sending: uploads.some(({ error }) => error === null) };
}
