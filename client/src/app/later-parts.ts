import type * as Counting from "@/features/traffic/count-page";

import type * as Failed from "./FailedPage";

/** What no page shows at first: how it is counted, and what is shown where something fails. */
interface LaterParts {
  counting: typeof Counting;
  failed: typeof Failed;
}

let given: LaterParts | null = null;
let give: (parts: LaterParts) => void;
const givenLater = new Promise<LaterParts>((resolve) => {
  give = resolve;
});

/** What comes beside the signed-in pages has these parts in its own file: no further request. */
export function giveLaterParts(parts: LaterParts): void {
  given = parts;
  give(parts);
}

async function fetchLaterParts(): Promise<LaterParts> {
  const [counting, failed] = await Promise.all([
    import(/* webpackChunkName: "later" */ "@/features/traffic/count-page"),
    import(/* webpackChunkName: "later" */ "./FailedPage"),
  ]);
  return { counting, failed };
}

/** The parts; while somebody is signed in they are waited for, as they are on their way. */
export function loadLaterParts({ signedIn }: { signedIn: boolean }): Promise<LaterParts> {
  return signedIn ? givenLater : fetchLaterParts();
}

/** What is shown where something fails; null when it cannot come either. */
export async function loadFailedPage(): Promise<typeof Failed | null> {
  try {
    return (given ?? (await fetchLaterParts())).failed;
  } catch {
    return null;
  }
}
