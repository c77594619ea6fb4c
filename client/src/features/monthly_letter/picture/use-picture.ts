import { useEffect, useState } from "react";

import { makePicture } from "./make-picture";
import type { PictureContent } from "./picture-content";

interface Made {
  blob: Blob;
  /** Where it can be seen, as long as it is shown. */
  url: string;
}

/** A picture of what is given, made anew whenever that changes; the last one stays until then. */
export function usePicture(content: PictureContent) {
  const [made, setMade] = useState<Made | null>(null);
  const [failed, setFailed] = useState(false);
  const key = JSON.stringify(content);

  useEffect(() => {
    let current = true;
    let url: string | null = null;
    const make = async () => {
      try {
        const blob = await makePicture(JSON.parse(key) as PictureContent);
        if (!current) return;
        url = URL.createObjectURL(blob);
        setMade({ blob, url });
        setFailed(false);
      } catch {
        if (current) setFailed(true);
      }
    };
    void make();
    return () => {
      current = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [key]);

  return { made, failed };
}
