import { useEffect, useState } from "react";

import type { Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

export type AskedOfParent = Row<"/parental-consent", "get">;

interface Read {
  asked?: AskedOfParent;
  /** Why it could not be read. */
  error?: unknown;
}

async function read(token: string): Promise<Read> {
  try {
    const answer = await api.GET("/parental-consent", { params: { query: { token } } });
    return { asked: payloadOf(answer).datas[0] };
  } catch (error) {
    return { error };
  }
}

/** Reads what the mailed link asks of a parent, in the language of the page; null until then. */
export function useAskedOfParent(token: string): { answer: Read | null; retry: () => void } {
  const { language } = useLanguage();
  const [answer, setAnswer] = useState<Read | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let wanted = true;
    void read(token).then((found) => wanted && setAnswer(found));
    return () => {
      wanted = false;
    };
  }, [token, language, tries]);

  return { answer, retry: () => setTries(tries + 1) };
}
