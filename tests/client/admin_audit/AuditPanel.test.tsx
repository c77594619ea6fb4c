import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import AuditPanel from "@/features/admin_audit/AuditPanel";

import { answer, noConnection, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const WHO = "01M825SY1HPJMP8SN0P74CQK41";
const ACT = {
  number: 7,
  at: "2026-06-18T03:00:00Z",
  action: "role.changed",
  label: "Role changed",
  actor_id: WHO,
  target_id: "01JG0NE0000000000000000000",
  actor_known: true,
  target_known: false,
  result: "refused",
  times: 1,
  hash: "0",
};
const CHECK = {
  ok: true,
  complete: true,
  first: 1,
  checked: 9,
  last: 9,
  broken_at: null,
  reason: null,
};

function open(more: Parameters<typeof serve>[0] = {}, at = "/AdminSetting?tab=audit") {
  const calls = serve({
    "GET /users": () => answer({ datas: [{ username: "sari", timezone: "Asia/Jakarta" }] }),
    "GET /admin/audit": () => answer({ datas: [ACT], total: 1 }),
    "GET /admin/audit/actions": () =>
      answer({ datas: [{ action: "role.changed", label: "Role changed" }] }),
    ...more,
  });
  return { ...showScreen(<AuditPanel />, { at }), calls };
}

beforeEach(async () => {
  windowOfWidth(1440);
  sessionStorage.clear();
  serve({});
  await session.goOn();
});

test("an id leads to the person while there is one, and the filters stand in the address", async () => {
  const { person, calls } = open();
  const link = await screen.findByRole("link", { name: WHO });
  expect(link).toHaveAttribute("href", `/user?user=${WHO}`);
  expect(screen.queryByRole("link", { name: ACT.target_id })).toBeNull();
  await person.selectOptions(screen.getByLabelText("Filter by action"), "Role changed");
  expect(currentAddress()).toBe("/AdminSetting?tab=audit&action=role.changed");
  expect(calls.some(({ path }) => path.includes("action=role.changed"))).toBe(true);
});

test("acts that were counted together say how often they happened", async () => {
  const counted = { ...ACT, number: 8, target_id: "others", times: 1900 };
  open({ "GET /admin/audit": () => answer({ datas: [ACT, counted], total: 2 }) });
  expect(await screen.findByText("1,900 times within 15 minutes")).toBeVisible();
  expect(screen.getByText("Many other people")).toBeVisible();
  expect(screen.getAllByText(/within 15 minutes/)).toHaveLength(1);
});

test("a long log is checked in slices, and the row where it breaks is named", async () => {
  const { person, calls } = open({
    "POST /admin/audit/check": ({ body }) =>
      answer({
        datas: [
          (body as { after: number | null }).after === null
            ? { ...CHECK, complete: false, checked: 5 }
            : { ...CHECK, ok: false, broken_at: 1234, reason: "changed" },
        ],
      }),
  });
  await person.click(screen.getByRole("button", { name: "Check the chain" }));
  expect(await screen.findByText("The chain breaks at row 1,234. It was changed.")).toBeVisible();
  const asked = calls.filter(({ method }) => method === "POST").map(({ body }) => body);
  expect(asked).toEqual([{ after: null }, { after: 5 }]);
});

test("no act, and a log that cannot be read, each say what to do", async () => {
  const empty = { "GET /admin/audit": () => answer({ datas: [], total: 0 }) };
  const { unmount } = open(empty, "/AdminSetting?tab=audit&result=refused");
  expect(await screen.findByText("No matching actions")).toBeVisible();
  unmount();
  open({ "GET /admin/audit": noConnection });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

test("days the wrong way round are told at their field", async () => {
  open({}, "/AdminSetting?tab=audit&from=2026-06-20&to=2026-06-01");
  expect(await screen.findByText("Choose an end date on or after the start date.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^End date/ })).toHaveAccessibleDescription(
    "Choose an end date on or after the start date.",
  );
});

test("on phones the filters lie behind a button that counts those that are set", async () => {
  windowOfWidth(390);
  const { person } = open({}, "/AdminSetting?tab=audit&result=refused&actor=" + WHO);
  const filter = await screen.findByRole("button", { name: /^Filter 2 are set$/, expanded: false });
  expect(screen.queryByLabelText("Filter by action")).toBeNull();
  await person.click(filter);
  expect(screen.getByLabelText("Outcome")).toHaveValue("refused");
  await person.selectOptions(screen.getByLabelText("Filter by action"), "Role changed");
  expect(filter).toHaveAccessibleName("Filter 3 are set");
  await person.click(screen.getByRole("button", { name: "Clear" }));
  expect(currentAddress()).toBe("/AdminSetting?tab=audit");
  await waitFor(() => expect(filter).toHaveFocus());
  expect(filter).toHaveAccessibleName("Filter");
});

test("an id that is left by a key or by Enter counts, and the focus is where it was wanted", async () => {
  const { person } = open();
  const who = await screen.findByLabelText("Who (user ID)");
  const about = screen.getByLabelText("About (ID)");
  await person.type(who, WHO.toLowerCase());
  await person.tab();
  await waitFor(() => expect(currentAddress()).toBe(`/AdminSetting?tab=audit&actor=${WHO}`));
  expect(who).toBeInTheDocument();
  expect(who).toHaveValue(WHO);
  expect(about).toHaveFocus();
  await person.keyboard("zz{Enter}");
  await waitFor(() => expect(currentAddress()).toContain("&target=ZZ"));
  expect(about).toHaveFocus();
  await person.click(screen.getByRole("button", { name: "Show all actions" }));
  await waitFor(() => expect(who).toHaveValue(""));
  expect(about).toHaveValue("");
});

test("on phones the focus stays at the list when all acts are shown again", async () => {
  windowOfWidth(390);
  const acts = ({ path }: { path: string }) =>
    path.includes("target=ZZZ")
      ? answer({ datas: [], total: 0 })
      : answer({ datas: [ACT], total: 1 });
  const { person } = open({ "GET /admin/audit": acts }, "/AdminSetting?tab=audit&target=ZZZ");
  const all = await screen.findByRole("button", { name: "Show all actions" });
  all.focus();
  await person.keyboard("{Enter}");
  await screen.findByRole("list", { name: "Audit log" });
  await waitFor(() => expect(screen.getByRole("group", { name: "Audit log" })).toHaveFocus());
});

test("a day that is in no calendar is as if it were not there", async () => {
  const { calls } = open({}, "/AdminSetting?tab=audit&from=2026-99-99&to=2026-02-30");
  await screen.findByRole("link", { name: WHO });
  const asked = calls.filter(({ path }) => path.includes("/admin/audit?")).map(({ path }) => path);
  expect(asked).not.toEqual([]);
  expect(asked.filter((path) => /from=|to=/.test(path))).toEqual([]);
});
