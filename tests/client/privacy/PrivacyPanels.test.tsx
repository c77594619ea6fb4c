import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import type { Consent } from "@/features/privacy/ConsentsCard";
import type { DataRequest } from "@/features/privacy/RequestsCard";

import { answer, noConnection, refusal } from "../support/server";
import { windowOfWidth } from "../ui/window";
import { AT, card, open } from "./panels";

function request(changed: Partial<DataRequest> = {}): DataRequest {
  return {
    id: "01",
    kind: "correction",
    text: "My name is Sari.",
    state: "open",
    created_at: AT,
    due_at: "2026-11-23T20:00:00Z",
    answered_at: null,
    outcome: null,
    answer: null,
    ...changed,
  };
}

function consent(changed: Partial<Consent> = {}): Consent {
  return {
    purpose: "parental",
    state: "given",
    how: "parent",
    text_version: "2026-11",
    changed_at: AT,
    ...changed,
  };
}

beforeEach(() => windowOfWidth(1280));

describe("asking about one's data", () => {
  it("says that nothing was asked yet", async () => {
    open();
    expect(await screen.findByText("You haven't asked for anything yet.")).toBeInTheDocument();
  });

  it("shows each request with the time by which it is answered", async () => {
    open({
      "GET /data-requests": () =>
        answer({
          datas: [
            request(),
            request({
              id: "02",
              state: "answered",
              answered_at: AT,
              outcome: "done",
              answer: "It is Sari now.",
            }),
          ],
        }),
    });
    expect(
      await screen.findByText(/We'll answer by November 24, 2026 at 3:00\sAM\./),
    ).toBeVisible();
    expect(screen.getByText(/Answered November 21, 2026 at 3:00\sAM\./)).toBeVisible();
    expect(screen.getByText("Open")).toBeVisible();
    expect(screen.getByText("Done")).toBeVisible();
    expect(screen.getByText("It is Sari now.")).toBeVisible();
  });

  it("sends what is wanted, once, and lists it", async () => {
    let down = true;
    const { person, calls } = open({
      "POST /data-requests": () =>
        down ? noConnection() : answer({ message: "Sent.", datas: [request()] }, 201),
    });
    const asking = await card("Ask about your data");
    await person.selectOptions(
      asking.getByLabelText("What would you like us to do?"),
      "correction",
    );
    await person.type(asking.getByLabelText("In your own words"), "My name is Sari.");
    await person.click(asking.getByRole("button", { name: "Send request" }));
    expect(await asking.findByText(/can't reach Lumbung/)).toBeInTheDocument();
    expect(asking.getByLabelText("In your own words")).toHaveValue("My name is Sari.");
    down = false;
    await person.click(asking.getByRole("button", { name: "Send request" }));
    expect(await screen.findByText("Sent.")).toBeInTheDocument();
    expect(asking.getByLabelText("In your own words")).toHaveValue("");
    const sent = calls.filter(({ method }) => method === "POST");
    expect(sent[1]?.body).toEqual({ kind: "correction", text: "My name is Sari." });
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it("wants words where the choice says nothing", async () => {
    const { person, calls } = open();
    const asking = await card("Ask about your data");
    await person.selectOptions(asking.getByLabelText("What would you like us to do?"), "other");
    await person.click(asking.getByRole("button", { name: "Send request" }));
    expect(await asking.findByText("Tell us what you'd like us to do.")).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("can be tried again when the list could not be loaded", async () => {
    let down = true;
    const { person } = open({
      "GET /data-requests": () => (down ? noConnection() : answer({ datas: [request()] })),
    });
    const asking = await card("Ask about your data");
    expect(asking.getByText("Loading your requests")).toBeInTheDocument();
    expect(await asking.findByText(/can't reach Lumbung/)).toBeInTheDocument();
    down = false;
    await person.click(asking.getByRole("button", { name: "Try again" }));
    expect(await asking.findByText("My name is Sari.")).toBeInTheDocument();
  });
});

describe("what was agreed to", () => {
  it("is nothing as long as nobody chose", async () => {
    const never = { state: "given", how: "default", text_version: null, changed_at: null } as const;
    open({
      "GET /users/consents": () =>
        answer({
          datas: [consent({ purpose: "location", ...never }), consent({ state: "asked" })],
        }),
    });
    const consents = await card("Your consents");
    expect(await consents.findByText(/Nothing yet/)).toBeInTheDocument();
  });

  it("stands there with its version and time, and is taken back after a question", async () => {
    const { person, calls } = open({
      "GET /users/consents": () => answer({ datas: [consent()] }),
      "DELETE /users/consents/parental": () =>
        answer({ message: "Withdrawn.", datas: [consent({ state: "withdrawn" })] }),
    });
    const consents = await card("Your consents");
    expect(await consents.findByText(/Given on November 21, 2026 at 3:00\sAM/)).toBeVisible();
    expect(consents.getByText("Text version 2026-11")).toBeVisible();
    await person.click(consents.getByRole("button", { name: "Withdraw: My parent's consent" }));
    expect(calls.filter(({ method }) => method === "DELETE")).toEqual([]);
    const question = within(await screen.findByRole("alertdialog"));
    await person.click(question.getByRole("button", { name: "Withdraw" }));
    expect(await consents.findByText(/Withdrawn on/)).toBeInTheDocument();
    expect(screen.getByText("Withdrawn.")).toBeInTheDocument();
    expect(consents.queryByRole("button")).not.toBeInTheDocument();
  });

  it("keeps a consent that could not be taken back, and says why", async () => {
    const { person } = open({
      "GET /users/consents": () => answer({ datas: [consent()] }),
      "DELETE /users/consents/parental": () => refusal(404, { code: "not_found" }),
    });
    const consents = await card("Your consents");
    await person.click(await consents.findByRole("button", { name: /Withdraw/ }));
    const question = within(await screen.findByRole("alertdialog"));
    await person.click(question.getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText("The server said no.")).toBeInTheDocument();
    expect(consents.getByText(/Given on/)).toBeInTheDocument();
  });
});

describe("who saw the data", () => {
  const NAME = "Who saw my data";

  it("is nobody as long as nobody looked", async () => {
    open();
    const looks = await card(NAME);
    expect(await looks.findByText("Nobody has looked at your transactions.")).toBeVisible();
  });

  it("is told with the name, the role, the moment, the reason and how much was seen", async () => {
    const reason = "Answering their support message";
    const look = { id: "01", at: AT, operator: "Made Putra", role: "Admin", reason, rows: 5 };
    let down = true;
    const { person } = open({
      "GET /users/access-log": () =>
        down
          ? noConnection()
          : answer({ datas: [look, { ...look, id: "02", operator: null, rows: 1 }] }),
    });
    const looks = await card(NAME);
    expect(await looks.findByText(/can't reach Lumbung/)).toBeInTheDocument();
    down = false;
    await person.click(looks.getByRole("button", { name: "Try again" }));
    const [first, second] = await looks.findAllByRole("listitem");
    expect(first).toHaveTextContent(
      /^Answering their support messageMade Putra \(Admin\) · November 21, 2026 at 3:00\sAM · Up to 5 transactions seen$/,
    );
    expect(second).toHaveTextContent(/messageAdmin · .* · Up to 1 transaction seen$/);
  });
});
