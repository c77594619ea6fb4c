import { useEffect, useState } from "react";

import { makePicture } from "./make-picture";
import type { PictureContent } from "./picture-content";

interface Made {
  /** Of what it shows. */
  key: string;
  blob: Blob;
  /** Where it can be seen, as long as it is shown. */
  url: string;
}

/**
 * A picture of what is given, made anew whenever that changes. The one before can be seen until
 * then, while its file is no longer given out: it may show what was taken away.
 */
export function usePicture(content: PictureContent) {
  const [made, setMade] = useState<Made | null>(null);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const key = JSON.stringify(content);

  useEffect(() => {
    let current = true;
    let url: string | null = null;
    const make = async () => {
      try {
        const blob = await makePicture(JSON.parse(key) as PictureContent);
        if (!current) return;
        url = URL.createObjectURL(blob);
        setMade({ key, blob, url });
      } catch {
        if (current) setFailedKey(key);
      }
    };
    void make();
    return () => {
      current = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [key]);

  return {
    url: made?.url,
    blob: made?.key === key ? made.blob : undefined,
    failed: failedKey === key,
  };
}
