import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { ProposalsCard } from "@/features/proposals/ProposalsCard";
import type { Findings, PriceRise, Proposal } from "@/features/proposals/types";
import { useFindingActions } from "@/features/proposals/use-finding-actions";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";

function proposal(more: Partial<Proposal> = {}): Proposal {
  return {
    id: "p1",
    name: "Netflix",
    icon: "/icons/popcorn.svg",
    type: "expenses",
    category_id: "entertainment",
    category_label: "Entertainment",
    wallet_id: null,
    wallet: null,
    amount: 54_000,
    amount_mode: "fixed",
    amount_before: null,
    frequency: "monthly",
    every: 1,
    month_day: 12,
    day: "2024-07-12",
    last_day: "2024-06-12",
    entries: 5,
    ...more,
  };
}

const RISE: PriceRise = {
  id: "reminder:r1",
  name: "Spotify",
  icon: "/icons/popcorn.svg",
  before: 54_000,
  now: 65_000,
  since: "2024-06-12",
  reminder_id: "r1",
  reminder_version: 3,
};

function Shown({ onAccept }: { onAccept: (proposal: Proposal) => void }) {
  const actions = useFindingActions();
  return <ProposalsCard actions={actions} rhythmOf={() => "Every month"} onAccept={onAccept} />;
}

function open(found: Partial<Findings>, more: Parameters<typeof serve>[0] = {}) {
  const findings: Findings = { datas: [], rises: [], ...found };
  const onAccept = vi.fn();
  const calls = serve({ "GET /proposals": () => answer(findings), ...more });
  return {
    findings,
    calls,
    onAccept,
    ...showScreen(<Shown onAccept={onAccept} />, { at: "/reminders" }),
  };
}

const sent = (calls: ReturnType<typeof serve>) =>
  calls
    .filter(({ method }) => method !== "GET")
    .map(({ method, path, body, match }) => [method, path, body, match]);

it("is absent while nothing is found", async () => {
  const { calls } = open({});
  expect(screen.getByText("Looking for recurring payments")).toBeInTheDocument();
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("region")).not.toBeInTheDocument());
});

it("says what could not be loaded, and asks again", async () => {
  let works = false;
  const { person } = open(
    {},
    {
      "GET /proposals": () => (works ? answer({ datas: [proposal()], rises: [] }) : noConnection()),
    },
  );
  const again = await screen.findByRole("button", { name: "Try again" });
  works = true;
  await person.click(again);
  expect(await screen.findByText("Netflix")).toBeVisible();
});

it("shows what comes again and again, and hands over what is accepted", async () => {
  const five = ["Netflix", "Gym", "Kos", "Wifi", "Zakat"].map((name) =>
    proposal({ id: name, name }),
  );
  const { person, onAccept } = open({ datas: five });
  const [first] = await screen.findAllByRole("listitem");
  if (!first) throw new Error("There are five");
  expect(first).toHaveTextContent("NetflixRp54.000 · Every monthLast on June 12, 2024");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  await person.click(screen.getByRole("button", { name: "2 more" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  await person.click(within(first).getByRole("button", { name: "Make it recurring: Netflix" }));
  expect(onAccept).toHaveBeenCalledWith(five[0]);
});

it("takes a refused series away at once, and brings it back with an undo", async () => {
  let refused = false;
  const { person, calls } = open(
    {},
    {
      "GET /proposals": () => answer({ datas: refused ? [] : [proposal()], rises: [] }),
      "POST /proposals/answers": () => {
        refused = true;
        return answer({ message: "", datas: [{ id: "a1" }] }, 201);
      },
      "DELETE /proposals/answers/a1": () => {
        refused = false;
        return answer({ message: "" });
      },
    },
  );
  const dismiss = { name: "Don't suggest Netflix again" };
  await person.click(await screen.findByRole("button", dismiss));
  expect(await screen.findByText("We won't suggest Netflix again.")).toBeVisible();
  expect(screen.queryByRole("button", dismiss)).not.toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: /^Undo/ }));
  expect(await screen.findByRole("button", dismiss)).toBeVisible();
  const body = { id: "p1", answer: "refused", reminder_id: null };
  expect(sent(calls)).toEqual([
    ["POST", "/proposals/answers", body, null],
    ["DELETE", "/proposals/answers/a1", null, null],
  ]);
});

it("brings a series back that could not be refused", async () => {
  const { person } = open(
    { datas: [proposal()] },
    { "POST /proposals/answers": () => refusal(503, { code: "unavailable" }) },
  );
  const dismiss = { name: "Don't suggest Netflix again" };
  await person.click(await screen.findByRole("button", dismiss));
  expect(await screen.findByText("The server said no.")).toBeVisible();
  expect(await screen.findByRole("button", dismiss)).toBeVisible();
});

it("gives a recurring entry its new price with one tap, and the old one back", async () => {
  const { person, calls } = open(
    { rises: [RISE] },
    { "PUT /reminders/r1": () => answer({ message: "", datas: [{ version: 4 }] }) },
  );
  expect(await screen.findByText(/rose from/)).toHaveTextContent(
    "Spotify rose from Rp54.000 to Rp65.000",
  );
  await person.click(screen.getByRole("button", { name: "Expect Rp65.000 from now on" }));
  expect(await screen.findByText(/^Spotify is now/)).toHaveTextContent("Spotify is now Rp65.000.");
  await person.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      ["PUT", "/reminders/r1", { amount: 65_000 }, '"3"'],
      ["PUT", "/reminders/r1", { amount: 54_000 }, '"4"'],
    ]),
  );
});

it("only tells of a price that no recurring entry has", async () => {
  const { person, calls } = open(
    { rises: [{ ...RISE, reminder_id: null, reminder_version: null }] },
    { "POST /proposals/answers": () => answer({ message: "", datas: [{ id: "a1" }] }, 201) },
  );
  const dismiss = await screen.findByRole("button", { name: "Dismiss: Spotify" });
  expect(screen.getAllByRole("button")).toEqual([dismiss]);
  await person.click(dismiss);
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]?.[2]).toMatchObject({ id: "reminder:r1", answer: "noted" });
});
