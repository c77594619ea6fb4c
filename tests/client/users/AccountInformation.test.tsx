import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { session } from "@/api/session";
import { AccountInformation } from "@/features/users/AccountInformation";

import { answer, type Call, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";

const ME = {
  fullname: "Sari Wulandari",
  username: "sariwulan",
  email: "sari@contoh.id",
  email_change: null as string | null,
  phone_number: "+6281200001234",
  age: "25-34",
  country: "Indonesia",
  timezone: "Asia/Jakarta",
};

const underAge = vi.fn();

function open(more: Parameters<typeof serve>[0] = {}, me: object = ME) {
  const calls = serve({
    "GET /users": () => answer({ datas: [me] }),
    "PUT /users/profile": ({ body }: Call) => {
      const { phoneNumber, ...rest } = body as Record<string, string>;
      const saved = { ...me, ...rest, ...(phoneNumber && { phone_number: phoneNumber }) };
      return answer({ message: "Your profile has been updated", datas: [saved] });
    },
    ...more,
  });
  const shown = showScreen(<AccountInformation photo={<p>photo</p>} onUnderAge={underAge} />);
  const puts = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { ...shown, puts };
}

const field = (name: string) => screen.findByLabelText(name);
const save = () => screen.getByRole("button", { name: "Save changes" });

beforeEach(async () => {
  sessionStorage.clear();
  underAge.mockReset();
  serve({});
  await session.goOn();
});

describe("the details", () => {
  it("go to the server only where they were changed, and the server's words are said", async () => {
    const { person, puts } = open();
    const name = await field("Full name");
    expect(save()).toBeDisabled();
    await person.clear(name);
    await person.type(name, "Sari W");
    await person.selectOptions(await field("Country"), "");
    await person.click(save());
    expect(await screen.findByText("Your profile has been updated")).toBeVisible();
    expect(puts()).toEqual([{ fullname: "Sari W", country: null }]);
    expect(save()).toBeDisabled();
  });

  it("are refused at their field and stay as typed", async () => {
    const { person } = open({
      "PUT /users/profile": () =>
        refusal(422, { code: "invalid", errors: { phoneNumber: ["Enter a valid phone number."] } }),
    });
    const phone = await field("Phone number");
    await person.clear(phone);
    await person.type(phone, "+62999999999");
    await person.click(save());
    await waitFor(() => expect(phone).toHaveAccessibleDescription("Enter a valid phone number."));
    expect(phone).toHaveFocus();
    expect(phone).toHaveValue("+62999999999");
  });

  it("are not sent while one of them is missing", async () => {
    const { person, puts } = open();
    const email = await field("Email");
    await person.clear(email);
    await person.type(email, "sari@contoh");
    await person.click(save());
    expect(await screen.findByText("Enter a valid email address.")).toBeVisible();
    expect(puts()).toEqual([]);
  });

  it("of somebody who is under 18 lead to the consent of a parent", async () => {
    const { person } = open();
    await person.selectOptions(await field("Age"), "Under 18");
    expect(screen.getByText(/A parent needs to agree/)).toBeVisible();
    await person.click(save());
    await waitFor(() => expect(underAge).toHaveBeenCalledOnce());
  });

  it("of a guest who is under 18 promise no question before there is an account", async () => {
    const { person } = open({}, { ...ME, email: null, is_guest: true });
    await person.selectOptions(await field("Age"), "Under 18");
    expect(screen.getByText("A parent needs to agree once you have an account.")).toBeVisible();
  });

  it("that cannot be loaded say so and offer another try", async () => {
    const { person } = open({ "GET /users": () => refusal(503, { code: "unavailable" }) });
    const again = await screen.findByRole("button", { name: "Try again" });
    serve({ "GET /users": () => answer({ datas: [ME] }) });
    await person.click(again);
    expect(await field("Full name")).toHaveValue("Sari Wulandari");
  });
});

describe("a new address", () => {
  const waiting = { ...ME, email_change: "baru@contoh.id" };

  it("waits for its link, which can be sent again", async () => {
    const { person, puts } = open({}, waiting);
    expect(await screen.findByText(/We sent a link to baru@contoh.id/)).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(puts()).toEqual([{ email: "baru@contoh.id" }]));
  });

  it("is taken back by a call of its own", async () => {
    const { person, puts } = open(
      {
        "DELETE /users/email": () =>
          answer({ message: "Your email address stays the same.", datas: [ME] }),
      },
      waiting,
    );
    await person.click(await screen.findByRole("button", { name: "Keep my old address" }));
    await waitFor(() => expect(screen.queryByText(/We sent a link/)).not.toBeInTheDocument());
    expect(await screen.findByText("Your email address stays the same.")).toBeInTheDocument();
    expect(puts()).toEqual([]);
  });

  it("is not touched by saving something else", async () => {
    const { person, puts } = open({}, waiting);
    await person.selectOptions(await field("Country"), "Vietnam");
    await person.click(save());
    await waitFor(() => expect(puts()).toEqual([{ country: "Vietnam" }]));
  });
});

describe("what is typed", () => {
  it("is there again when the person comes back, and gone once it is put back", async () => {
    const first = open();
    await first.person.type(await field("Full name"), " S.E.");
    first.unmount();
    const second = open();
    expect(await field("Full name")).toHaveValue("Sari Wulandari S.E.");
    await second.person.click(screen.getByRole("button", { name: "Undo changes" }));
    second.unmount();
    open();
    expect(await field("Full name")).toHaveValue("Sari Wulandari");
  });

  it("is not shown to somebody else", async () => {
    sessionStorage.setItem(
      "draft:profile",
      JSON.stringify({ owner: "another", values: { fullname: "Somebody" } }),
    );
    open();
    expect(await field("Full name")).toHaveValue("Sari Wulandari");
  });
});
