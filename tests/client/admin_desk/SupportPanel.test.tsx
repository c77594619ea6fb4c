import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import SupportPanel from "@/features/admin_desk/SupportPanel";

import { answer, noConnection, refusal, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const AT = "2026-11-20T03:00:00Z";
const AYU = {
  id: "u1",
  fullname: "Ayu Lestari",
  email: "ayu@contoh.id",
  avatar_url: null,
  language: "id",
  status: "active",
};
const LINE = {
  id: "m1",
  user: AYU,
  excerpt: "Where is my barn?",
  state: "open",
  created_at: AT,
  last_at: AT,
  replies: 0,
};
const THREAD = { ...LINE, message: "Where is my barn?", replies: [], version: 1 };
const LATE = {
  ...THREAD,
  version: 2,
  state: "answered",
  replies: [{ id: "r1", by: "operator", text: "Behind the house.", created_at: AT }],
};

function open(at: string, more: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    "GET /users": () => answer({ datas: [{ timezone: "Asia/Jakarta" }] }),
    "GET /admin/support": () => answer({ datas: [LINE], total: 1 }),
    "GET /admin/support/m1": () => answer({ datas: [THREAD] }),
    ...more,
  });
  return { ...showScreen(<SupportPanel />, { at }), calls };
}

beforeEach(async () => {
  windowOfWidth(1440);
  sessionStorage.clear();
  serve({});
  await session.goOn();
});

test("the inbox opens with who waits, and a press opens the message in the address", async () => {
  const { person, calls } = open("/user?tab=support");
  await person.click(await screen.findByRole("link", { name: "Ayu Lestari" }));
  expect(currentAddress()).toBe("/user?tab=support&message=m1");
  expect(await screen.findByRole("textbox", { name: "Reply to Ayu Lestari" })).toBeVisible();
  expect(calls.some(({ path }) => path.includes("state=open"))).toBe(true);
  await person.click(screen.getByRole("radio", { name: "Closed" }));
  await waitFor(() => expect(currentAddress()).toContain("state=closed"));
});

test("who is slower is told, sees what is new, and keeps what was typed", async () => {
  let thread: object = THREAD;
  const { person, calls } = open("/user?tab=support&message=m1", {
    "GET /admin/support/m1": () => answer({ datas: [thread] }),
    "POST /admin/support/m1/replies": ({ match }) => {
      if (match === '"2"') return answer({ message: "Sent.", datas: [LATE] }, 201);
      thread = LATE;
      return refusal(412, { code: "changed_meanwhile" });
    },
  });
  const area = await screen.findByRole("textbox", { name: "Reply to Ayu Lestari" });
  await person.type(area, "In the garden.");
  await person.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText(/still below/)).toBeVisible();
  expect(await screen.findByText("Behind the house.")).toBeVisible();
  expect(area).toHaveValue("In the garden.");
  await person.click(screen.getByRole("button", { name: "Send answer" }));
  await waitFor(() => expect(area).toHaveValue(""));
  const sent = calls.filter(({ method }) => method === "POST");
  expect(sent.map(({ match }) => match)).toEqual(['"1"', '"2"']);
});

test("typed words of a saved reply are not lost without asking", async () => {
  const { person } = open("/user?tab=support&message=m1", {
    "GET /admin/support/templates": () => answer({ datas: [] }),
  });
  await person.click(await screen.findByRole("button", { name: "Saved replies" }));
  await person.click(await screen.findByRole("button", { name: "New saved reply" }));
  await person.type(await screen.findByRole("textbox", { name: "Title" }), "Barn");
  await person.keyboard("{Escape}");
  expect(await screen.findByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
});

test("who changes a saved reply that is another by now sees both before it is saved", async () => {
  const barn = { id: "t1", title: "Barn", text_en: "Mine", text_id: "Punyaku", version: 1 };
  const theirs = { ...barn, text_en: "Theirs", version: 2 };
  const changed = { code: "changed_meanwhile", datas: [theirs] };
  const { person, calls } = open("/user?tab=support&message=m1", {
    "GET /admin/support/templates": () => answer({ datas: [barn] }),
    "PUT /admin/support/templates/t1": ({ match }) =>
      match === '"1"' ? refusal(412, changed) : answer({ message: "Kept.", datas: [theirs] }),
  });
  await person.click(await screen.findByRole("button", { name: "Saved replies" }));
  await person.click(await screen.findByRole("button", { name: "Edit “Barn”" }));
  const english = await screen.findByRole("textbox", { name: /English/ });
  await person.type(english, "!");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Theirs")).toBeVisible();
  expect(english).toHaveValue("Mine!");
  await person.click(screen.getByRole("button", { name: "Use this version" }));
  expect(english).toHaveValue("Theirs");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Kept.")).toBeVisible();
  const sent = calls.filter(({ method }) => method === "PUT");
  expect(sent.map(({ match }) => match)).toEqual(['"1"', '"2"']);
});

test("an account that closes is told before the answer is written", async () => {
  open("/user?tab=support&message=m1", {
    "GET /admin/support/m1": () =>
      answer({ datas: [{ ...THREAD, user: { ...AYU, status: "closing" } }] }),
  });
  expect(await screen.findByText(/don't email it/)).toBeVisible();
});

test("an empty inbox, a failed one and a message that is gone say what to do", async () => {
  const { unmount } = open("/user?tab=support", {
    "GET /admin/support": () => answer({ datas: [], total: 0 }),
  });
  expect(await screen.findByText("Nobody is waiting")).toBeVisible();
  unmount();
  open("/user?tab=support&message=m1", {
    "GET /admin/support": noConnection,
    "GET /admin/support/m1": () => refusal(404, { code: "not_found" }),
  });
  expect(await screen.findByText("This message doesn't exist")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
