import { screen, within } from "@testing-library/react";

import { PrivacyPanels } from "@/features/privacy/PrivacyPanels";

import { answer, serve } from "../support/server";
import { showScreen } from "../support/show-screen";

const ADULT = { username: "sariwulan", timezone: "Asia/Jakarta", age: "25-34" };
export const CHILD = { ...ADULT, age: "Under 18" };
export const AT = "2026-11-20T20:00:00Z";

/** The privacy tab of the settings; nothing was asked, agreed to or looked at, unless said. */
export function open(answers: Parameters<typeof serve>[0] = {}, me: object = ADULT) {
  const calls = serve({
    "GET /users": () => answer({ datas: [me] }),
    "GET /users/exports": () => answer({ datas: [] }),
    "GET /users/consents": () => answer({ datas: [] }),
    "GET /data-requests": () => answer({ datas: [] }),
    "GET /users/access-log": () => answer({ datas: [] }),
    ...answers,
  });
  return { calls, ...showScreen(<PrivacyPanels />, { at: "/setting?tab=privacy" }) };
}

/** One card of it, by its heading. */
export const card = async (name: string) => within(await screen.findByRole("region", { name }));
