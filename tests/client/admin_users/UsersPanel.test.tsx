import { screen, waitFor, within } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import UsersPanel from "@/features/admin_users/UsersPanel";
import type { UserRow, UserDetails } from "@/features/admin_users/types";

import { answer, noConnection, refusal, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const AT = "2026-06-17T20:00:00Z";
const SARI: UserRow = {
  id: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  fullname: "Sari Wulandari",
  username: "sariwulan",
  email: "sari@contoh.id",
  avatar_url: null,
  role: "Member",
  status: "active",
  registered_at: AT,
  last_active_on: "2026-06-18",
  suspended_for: null,
};
const WHOLE: UserDetails = {
  ...SARI,
  phone_number: "+6281234567890",
  country: "Indonesia",
  age: "25-34",
  language: "id",
  verified_at: AT,
  second_factor: false,
  sessions: 2,
  suspended_at: null,
  suspended_note: null,
  closes_at: null,
  may_act: true,
};
/** Who looks, as the session has it. */
const OPERATOR = "01";
const ONE = `GET /admin/users/${SARI.id}`;

/** The Back of the browser. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function open(at = "/user", more: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    "GET /users": () => answer({ datas: [{ timezone: "Asia/Jakarta" }] }),
    "GET /admin/users": () => answer({ datas: [SARI], total: 48 }),
    "GET /admin/invitations": () => answer({ datas: [], total: 0 }),
    [ONE]: () => answer({ datas: [WHOLE] }),
    ...more,
  });
  const screenOf = (
    <>
      <Back />
      <UsersPanel />
    </>
  );
  return { calls, ...showScreen(screenOf, { at }) };
}

beforeEach(async () => {
  windowOfWidth(1440);
  serve({});
  await session.goOn();
});

test("search, order, state and page stand in the address and go to the server", async () => {
  const { person, calls } = open("/user?q=sari&sort=name&status=active&page=2");
  expect(await screen.findAllByText("June 18, 2026")).toHaveLength(2);
  expect(calls.map(({ path }) => path)).toContain(
    "/admin/users?page=2&per_page=10&sort=name&q=sari&status=active",
  );
  expect(screen.getByText("11 to 20 of 48")).toBeVisible();
  expect(screen.getByText("U-9G5FAV")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Name" }));
  await waitFor(() => expect(currentAddress()).toBe("/user?q=sari&sort=-name&status=active"));
  await person.click(screen.getByRole("button", { name: "Clear the search" }));
  await waitFor(() => expect(currentAddress()).toBe("/user?sort=-name&status=active"));
});

test("nobody found and no connection each say what to do", async () => {
  const { person, unmount } = open("/user?q=nobody", {
    "GET /admin/users": () => answer({ datas: [], total: 0 }),
  });
  await person.click(await screen.findByRole("button", { name: "Show all users" }));
  expect(currentAddress()).toBe("/user");
  expect(await screen.findByText("No accounts yet")).toBeVisible();
  unmount();
  open("/user", { "GET /admin/users": noConnection });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

test("Back closes whom a press on the name or the menu opened, and leads no further", async () => {
  const { person } = open("/user?q=sari&page=2");
  const name = await screen.findByRole("link", { name: SARI.fullname });
  const openBy = {
    name: () => person.click(name),
    menu: async () => {
      await person.click(screen.getByRole("button", { name: /Actions for/ }));
      await person.click(await screen.findByRole("menuitem", { name: "Details" }));
    },
  };
  const closeBy = {
    // Behind the dialog it is out of reach of a pointer.
    back: () => screen.getByText("Back").click(),
    cross: async () => person.click(await screen.findByRole("button", { name: "Close" })),
  };
  for (const [opened, closed] of [
    ["name", "back"],
    ["menu", "cross"],
  ] as const) {
    await openBy[opened]();
    expect(await screen.findByRole("dialog")).toBeVisible();
    expect(currentAddress()).toBe(`/user?q=sari&page=2&user=${SARI.id}`);
    await closeBy[closed]();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(currentAddress()).toBe("/user?q=sari&page=2");
  }
});

test("one's own row offers no look at it, and who is not confirmed another mail", async () => {
  const mine = { ...SARI, id: OPERATOR, fullname: "Bagas Pratama" };
  const waiting = { ...SARI, status: "pending" as const };
  const { person, calls } = open(`/user?history=${OPERATOR}`, {
    "GET /admin/users": () => answer({ datas: [mine, waiting], total: 2 }),
    [`GET /admin/users/${OPERATOR}`]: () =>
      answer({ datas: [{ ...WHOLE, ...mine, may_act: false }] }),
    [`POST /admin/users/${SARI.id}/resend-verification`]: () => answer({ datas: [waiting] }),
  });
  expect(await screen.findByText(/You can't view this account's transactions/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show transactions" })).not.toBeInTheDocument();
  const actsOf = async (fullname: string) => {
    await person.click(await screen.findByRole("button", { name: `Actions for ${fullname}` }));
    const items = within(await screen.findByRole("menu")).getAllByRole("menuitem");
    return items.map(({ textContent }) => textContent);
  };
  expect(await actsOf(mine.fullname)).toEqual(["Details"]);
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  expect(await actsOf(waiting.fullname)).toEqual([
    "Details",
    "Transaction history",
    "Resend the confirmation",
  ]);
  await person.click(screen.getByRole("menuitem", { name: "Resend the confirmation" }));
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toContain(`/admin/users/${SARI.id}/resend-verification`),
  );
});

test("an operator's account offers nothing that may not be done, and says why", async () => {
  open(`/user?user=${SARI.id}`, {
    [ONE]: () => answer({ datas: [{ ...WHOLE, role: "Admin", may_act: false }] }),
  });
  const person = within(await screen.findByRole("dialog"));
  expect(await person.findByText(/Only a Super Admin/)).toBeInTheDocument();
  expect(person.queryByRole("button", { name: "Suspend" })).not.toBeInTheDocument();
  expect(person.queryByRole("button", { name: "Sign out everywhere" })).not.toBeInTheDocument();
  expect(person.queryByRole("button", { name: "Transaction history" })).not.toBeInTheDocument();
});

test("a suspension wants a reason, and says what the server says of it", async () => {
  const { person, calls } = open(`/user?user=${SARI.id}`, {
    [`POST /admin/users/${SARI.id}/suspend`]: () => refusal(409, { code: "already_suspended" }),
  });
  await person.click(await screen.findByRole("button", { name: "Suspend" }));
  const reason = await screen.findByLabelText("Reason", { selector: "select" });
  const suspend = screen.getAllByRole("button", { name: "Suspend" }).at(-1) as HTMLElement;
  await person.click(suspend);
  expect(await screen.findByText("Choose a reason.")).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  await person.selectOptions(reason, "fraud");
  await person.click(suspend);
  expect(await screen.findByText("The server said no.")).toBeInTheDocument();
  const sent = calls.find(({ method }) => method === "POST");
  expect(sent?.body).toEqual({ reason: "fraud", note: "" });
});

test("nothing of the money is asked for before a reason is given, and then once", async () => {
  const row = { id: "01", user: SARI.fullname, date: "2026-06-18", amount: 48_000 };
  const seen = [
    { ...row, type: "expenses" },
    { ...row, id: "02", type: "income" },
  ];
  const { person, calls } = open(`/user?history=${SARI.id}`, {
    [`${ONE}/transactions`]: () => answer({ datas: seen, total: 2 }),
  });
  const looks = () => calls.filter(({ path }) => path.includes("/transactions"));
  const show = await screen.findByRole("button", { name: "Show transactions" });
  await waitFor(() => expect(show).toBeEnabled());
  await person.click(show);
  const sayWhy = "Write a reason with at least 10 characters and two different words.";
  expect(await screen.findByText(sayWhy)).toBeInTheDocument();
  await person.type(screen.getByRole("textbox", { name: /^Reason/ }), "....................");
  await person.click(show);
  expect(await screen.findByText(sayWhy)).toBeInTheDocument();
  expect(looks()).toEqual([]);
  await person.click(screen.getByRole("button", { name: "Looking into suspected fraud" }));
  expect(looks()).toEqual([]);
  await person.click(show);
  const table = await screen.findByRole("table", { name: "Transactions of Sari Wulandari" });
  expect(within(table).getByText("-Rp48.000")).toBeVisible();
  expect(within(table).getByText("+Rp48.000")).toBeVisible();
  expect(looks().map(({ path }) => path)).toEqual([
    `/admin/users/${SARI.id}/transactions?reason=Looking%20into%20suspected%20fraud&page=1&per_page=5`,
  ]);
  await person.click(screen.getByRole("button", { name: "Finish" }));
  expect(screen.getByRole("heading", { name: "Transaction history" })).toHaveFocus();
  await person.click(screen.getByRole("button", { name: "Change" }));
  await waitFor(() => expect(screen.getByLabelText("Whose transactions")).toBeVisible());
  expect(screen.getByRole("heading", { name: "Transaction history" })).toHaveFocus();
});

test("an address with an account is said at its field, and a lost answer invites once", async () => {
  let tries = 0;
  const { person, calls } = open("/user", {
    "POST /admin/invitations": () => {
      tries += 1;
      return tries === 1 ? noConnection() : refusal(409, { code: "address_has_account" });
    },
  });
  await person.click(await screen.findByRole("button", { name: "Add User" }));
  await person.type(await screen.findByLabelText("Full name"), "Dimas Aryo");
  await person.type(screen.getByLabelText("Email"), "dimas@contoh.id");
  await person.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText(/can't reach Lumbung/)).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Send invitation" }));
  await waitFor(() =>
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("The server said no."),
  );
  const [first, second] = calls.filter(({ method }) => method === "POST");
  expect(first?.body).toEqual({
    fullname: "Dimas Aryo",
    email: "dimas@contoh.id",
    language: "id",
  });
  expect(first?.key).toBeTruthy();
  expect(second?.key).toBe(first?.key);
});
