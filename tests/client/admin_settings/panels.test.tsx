import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import GeneralPanel from "@/features/admin_settings/GeneralPanel";
import HolidaysPanel from "@/features/admin_settings/HolidaysPanel";
import PermissionsPanel from "@/features/admin_settings/PermissionsPanel";
import RatesPanel from "@/features/admin_settings/RatesPanel";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const NOTHING = {
  name: null,
  email: null,
  phone: null,
  street: null,
  city: null,
  postcode: null,
  country: null,
  fax: null,
  instagram: null,
  youtube: null,
  x: null,
  facebook: null,
  version: 3,
};
const RATE = { currency: "USD", rate: "16162", date: "2024-12-31", in_use: true, version: 1 };
const ME = { username: "sariwulan", timezone: "Asia/Jakarta" };

beforeEach(async () => {
  windowOfWidth(1440);
  sessionStorage.clear();
  serve({});
  await session.goOn();
});

test("what somebody else changed is taken up, and what was typed stays", async () => {
  const theirs = { ...NOTHING, city: "Solo", version: 4 };
  const changed = { code: "changed_meanwhile", datas: [theirs] };
  const calls = serve({
    "GET /admin/settings": () => answer({ datas: [NOTHING] }),
    "PUT /admin/settings": ({ match }) =>
      match === '"3"'
        ? refusal(412, changed)
        : answer({ message: "Saved.", datas: [{ ...NOTHING, street: "Jl. 1", version: 5 }] }),
  });
  const { person } = showScreen(<GeneralPanel />);
  await person.type(await screen.findByLabelText("Street"), "Jl. 1");
  await person.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText(/^Someone else just changed this/)).toBeVisible();
  expect(screen.getByLabelText("City")).toHaveValue("Solo");
  expect(screen.getByLabelText("Street")).toHaveValue("Jl. 1");
  await person.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Saved.")).toBeVisible();
  const sent = calls.filter(({ method }) => method === "PUT");
  expect(sent.map(({ match }) => match)).toEqual(['"3"', '"4"']);
  expect(sent[1]?.body).toEqual({ street: "Jl. 1" });
});

test("what is typed outlasts a look elsewhere until it is undone", async () => {
  serve({ "GET /admin/settings": () => answer({ datas: [NOTHING] }) });
  const { person, unmount } = showScreen(<GeneralPanel />);
  await person.type(await screen.findByLabelText("City"), "Solo");
  unmount();
  serve({ "GET /admin/settings": () => answer({ datas: [{ ...NOTHING, street: "Jl. 1" }] }) });
  const again = showScreen(<GeneralPanel />);
  expect(await screen.findByLabelText("City")).toHaveValue("Solo");
  expect(screen.getByLabelText("Street")).toHaveValue("Jl. 1");
  await again.person.click(screen.getByRole("button", { name: "Undo changes" }));
  again.unmount();
  showScreen(<GeneralPanel />);
  expect(await screen.findByLabelText("City")).toHaveValue("");
});

test("settings that cannot be read offer another try", async () => {
  serve({ "GET /admin/settings": noConnection });
  const { person } = showScreen(<GeneralPanel />);
  const again = await screen.findByRole("button", { name: "Try again" });
  serve({ "GET /admin/settings": () => answer({ datas: [NOTHING] }) });
  await person.click(again);
  expect(await screen.findByLabelText("Street")).toHaveValue("");
  expect(screen.getByText(/footer shows no contact/)).toBeVisible();
});

test("a rate far from the one in use is questioned, and a taken day is told", async () => {
  serve({
    "GET /users": () => answer({ datas: [ME] }),
    "GET /admin/rates": () => answer({ datas: [RATE], total: 1 }),
    [`PUT /admin/rates/USD/${new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jakarta" }).format(new Date())}`]:
      () => refusal(412, { code: "changed_meanwhile" }),
  });
  const { person } = showScreen(<RatesPanel />);
  await screen.findByText("Rp16.162");
  await person.click(screen.getByRole("button", { name: "Add a rate" }));
  const dialog = within(await screen.findByRole("dialog"));
  await person.type(dialog.getByLabelText("One USD in rupiah"), "1616");
  expect(await dialog.findByText(/far from the current rate \(Rp16\.162/)).toBeVisible();
  await person.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(/This day already has a rate/)).toBeVisible();
});

test("a year without holidays says so", async () => {
  serve({
    "GET /admin/holidays": () => answer({ datas: [], year: 2030, years: [2029, 2030] }),
  });
  showScreen(<HolidaysPanel />, { at: "/AdminSetting?tab=holidays&year=2030" });
  expect(await screen.findByText("No holidays in 2030 yet")).toBeVisible();
  expect(screen.getByLabelText("Year")).toHaveValue("2030");
});

test("who changes a role that somebody else changed is told the present one", async () => {
  const bayu = {
    id: "B1",
    fullname: "Bayu Pratama",
    username: "bayu",
    email: "bayu@example.com",
    avatar_url: null,
    role: "Member",
    status: "active",
    version: 1,
  };
  const changed = { code: "changed_meanwhile", datas: [{ ...bayu, role: "Admin", version: 2 }] };
  const calls = serve({
    "GET /admin/roles": () => answer({ datas: [bayu], total: 1 }),
    "PUT /admin/roles/B1": () => refusal(412, changed),
  });
  const { person } = showScreen(<PermissionsPanel />);
  await person.selectOptions(
    await screen.findByLabelText("Access for Bayu Pratama"),
    "Super Admin",
  );
  await person.click(await screen.findByRole("button", { name: "Change access" }));
  expect(await screen.findByText(/someone else already made Bayu Pratama Admin/)).toBeVisible();
  expect(calls.find(({ method }) => method === "PUT")?.match).toBe('"1"');
});
