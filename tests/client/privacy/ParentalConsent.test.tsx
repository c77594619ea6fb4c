import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import type { Guardian } from "@/features/privacy/use-guardian";

import { answer, noConnection, refusal } from "../support/server";
import { windowOfWidth } from "../ui/window";
import { AT, card, CHILD, open } from "./panels";

function guardian(changed: Partial<Guardian> = {}): Guardian {
  const allowed = { letters: false, tips: false, comments: false, push: false };
  return { state: "needed", asked_at: null, given_at: null, allowed, ...changed };
}

beforeEach(() => windowOfWidth(1280));

describe("the consent of a parent", () => {
  const NAME = "Your parent's consent";

  it("is no question for a grown-up", async () => {
    const { calls } = open();
    await screen.findByText("You haven't asked for anything yet.");
    expect(screen.queryByRole("region", { name: NAME })).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain("/users/parental-consent");
  });

  it("is asked for by mail, and again on demand", async () => {
    let asked = false;
    const { person, calls } = open(
      {
        "GET /users/parental-consent": () =>
          answer({ datas: [guardian(asked ? { state: "asked", asked_at: AT } : {})] }),
        "POST /users/parental-consent": () => {
          asked = true;
          return answer({ message: "Written.", datas: [guardian({ state: "asked" })] });
        },
      },
      CHILD,
    );
    const parent = await card(NAME);
    await person.click(await parent.findByRole("button", { name: "Ask my parent" }));
    expect(parent.getByText("Please enter your parent's email address.")).toBeInTheDocument();
    await person.type(parent.getByLabelText("Your parent's email"), "ibu@example.com{Enter}");
    expect(await parent.findByText(/We emailed your parent on November 21/)).toBeInTheDocument();
    expect(parent.getByRole("button", { name: "Send again" })).toBeInTheDocument();
    expect(parent.getByLabelText("Your parent's email")).toHaveValue("");
    const sent = calls.filter(({ method }) => method === "POST");
    expect(sent.map(({ body }) => body)).toEqual([{ email: "ibu@example.com" }]);
  });

  it("says at the field what is wrong with the address", async () => {
    const { person } = open(
      {
        "GET /users/parental-consent": () => answer({ datas: [guardian()] }),
        "POST /users/parental-consent": () =>
          refusal(422, { code: "validation_failed", errors: { email: ["Not your own."] } }),
      },
      CHILD,
    );
    const parent = await card(NAME);
    const field = await parent.findByLabelText("Your parent's email");
    await person.type(field, "sari@example.com{Enter}");
    expect(await parent.findByText("Not your own.")).toBeInTheDocument();
    expect(field).toHaveValue("sari@example.com");
  });

  it("says since when it is given", async () => {
    open(
      {
        "GET /users/parental-consent": () =>
          answer({ datas: [guardian({ state: "given", given_at: AT })] }),
      },
      CHILD,
    );
    const parent = await card(NAME);
    expect(await parent.findByText(/Your parent agreed on November 21, 2026/)).toBeInTheDocument();
  });

  it("can be tried again when it could not be loaded", async () => {
    let down = true;
    const { person } = open(
      {
        "GET /users/parental-consent": () =>
          down ? noConnection() : answer({ datas: [guardian()] }),
      },
      CHILD,
    );
    const parent = await card(NAME);
    expect(await parent.findByText(/can't reach Lumbung/)).toBeInTheDocument();
    down = false;
    await person.click(parent.getByRole("button", { name: "Try again" }));
    expect(await parent.findByText(/You're under 18/)).toBeInTheDocument();
  });
});
