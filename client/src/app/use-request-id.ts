import { useEffect, useState } from "react";

import { AppError } from "@/api/errors";
import { lastRequestId, send } from "@/api/transport";

/** By which the people behind the site find what happened; null until it is known. */
export function useRequestId(error: unknown): string | null {
  const [id, setId] = useState(() =>
    error instanceof AppError ? (error.requestId ?? null) : lastRequestId(),
  );
  useEffect(() => {
    if (id) return;
    // Nothing was asked on this page yet: asking for the page itself gives a name to this moment.
    send(new Request(window.location.href, { method: "HEAD" })).then(
      () => setId(lastRequestId()),
      () => undefined,
    );
  }, [id]);
  return id;
}
