import { useCallback, useEffect, useRef, useState } from "react";

import { openPicture, type PhotoProblem, type Picture, problemOf, release } from "./picture";

interface Chosen {
  picture: Picture | null;
  problem: PhotoProblem | null;
  /** A file is being opened. */
  reading: boolean;
}

const NOTHING: Chosen = { picture: null, problem: null, reading: false };

/** The file that was chosen, dropped or pasted last, opened as a picture. */
export function useChosenPhoto() {
  const [chosen, setChosen] = useState(NOTHING);
  const newest = useRef<File | null>(null);
  const { picture } = chosen;

  useEffect(() => (picture ? () => release(picture) : undefined), [picture]);

  const choose = useCallback(async (file: File) => {
    newest.current = file;
    const problem = problemOf(file);
    setChosen({ ...NOTHING, problem, reading: !problem });
    if (problem) return;
    const opened = await openPicture(file).catch(() => null);
    // Only what was chosen last counts, however long an earlier file takes.
    if (newest.current === file) {
      setChosen({ ...NOTHING, picture: opened, problem: opened ? null : "unreadable" });
    } else if (opened) {
      release(opened);
    }
  }, []);

  const drop = useCallback(() => {
    newest.current = null;
    setChosen(NOTHING);
  }, []);

  return { ...chosen, choose, drop };
}
