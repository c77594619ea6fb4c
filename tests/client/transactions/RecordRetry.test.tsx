import { QueryObserver } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { saveTrackedDrafts } from "@/browser/draft-storage";

import { answer, type Call, noConnection, refusal } from "../support/server";
import { windowOfWidth } from "../ui/window";
import { amount, answering, detail, open, save } from "./record-screen";
import { row } from "./rows";

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
});

/** A ledger that stores by key and version as the server does, behind a line that can lose. */
function ledger() {
  const rows = new Map<string, ReturnType<typeof row>>();
  const byKey = new Map<string, ReturnType<typeof row>>();
  /** What the line does to the next calls; afterwards all is well. */
  const line: ("lost answer" | "down" | 422 | 503)[] = [];

  const over = (work: () => Response): Response => {
    const fault = line.shift();
    if (fault === "down") return noConnection();
    if (typeof fault === "number") return refusal(fault, { code: "no" });
    const given = work();
    return fault === "lost answer" ? noConnection() : given;
  };
  const post = ({ body, key }: Call) =>
    over(() => {
      const stored = byKey.get(key ?? "") ?? row({ id: `0${rows.size}`, ...(body as object) });
      if (!byKey.has(key ?? "")) rows.set(stored.id, stored);
      byKey.set(key ?? "", stored);
      return answer({ message: "", datas: [stored], balance: 0 }, 201);
    });
  const put = (id: string) => (call: Call) =>
    over(() => {
      const now = rows.get(id);
      if (!now) return refusal(404, { code: "not_found" });
      if (call.match !== `"${now.version}"`) {
        const payload = { message: "The server said no.", code: "changed_meanwhile", datas: [now] };
        return Response.json({ payload }, { status: 412 });
      }
      const next = { ...now, ...(call.body as object), version: now.version + 1 };
      rows.set(id, next);
      return answer({ message: "", datas: [next], balance: 0 });
    });

  const sent = answering({
    "POST /transaction/add": post,
    "PUT /transactions/00": put("00"),
    "PUT /transactions/01": put("01"),
  });
  return { rows, line, sent, details: () => [...rows.values()].map((one) => one.detail) };
}

const failed = () => screen.findByText(/can't reach Lumbung|The server said no/);

/** Fails once with "rice" typed, and changes it afterwards. */
async function failOnce(dialog = open()) {
  const { person } = dialog;
  await person.type(amount(), "25000");
  await person.type(detail(), "rice");
  await person.click(save());
  await failed();
  await person.type(detail(), " and tea");
  return dialog;
}

it.each([
  ["lost answer", 2],
  ["down", 2],
  [503, 2],
] as const)("stores one row when it is changed after: %s", async (fault, posts) => {
  const { line, sent, details } = ledger();
  line.push(fault);
  const { person, onClose } = await failOnce();
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(details()).toEqual(["rice and tea"]);
  expect(sent()).toHaveLength(posts);
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  expect(sent()[1]?.body).toEqual(sent()[0]?.body);
});

it("stores one row when the answers to the settling and to the change are lost too", async () => {
  const { line, details, rows } = ledger();
  line.push("lost answer");
  const { person, onClose } = await failOnce();
  for (const faults of [["lost answer"], [undefined, "lost answer"], ["down"]]) {
    // A call that comes through lies between: the settling before the change.
    line.push(...(faults as typeof line));
    await person.click(save());
    await waitFor(() => expect(line).toEqual([]));
    await failed();
    expect(detail()).toHaveValue("rice and tea");
  }
  await person.type(detail(), " twice");
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(details()).toEqual(["rice and tea twice"]);
  expect([...rows.values()][0]?.version).toBe(3);
});

it("is a new row under a new key when the first sending turns out to be refused", async () => {
  const { line, sent, details } = ledger();
  line.push("down", 422);
  const { person, onClose } = await failOnce();
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(details()).toEqual(["rice and tea"]);
  expect(sent()[2]?.key).not.toBe(sent()[0]?.key);
});

it("does not overwrite in silence what another device made of the row", async () => {
  const { line, rows, details } = ledger();
  line.push("lost answer");
  const { person, onClose } = await failOnce();
  rows.set("00", { ...row(), ...rows.get("00"), detail: "theirs", version: 2 });
  await person.click(save());
  await failed();
  expect(details()).toEqual(["theirs"]);
  expect(onClose).not.toHaveBeenCalled();
});

it("knows after a reload what it has sent before it was changed", async () => {
  const { line, details } = ledger();
  line.push("lost answer");
  const { unmount } = await failOnce();
  saveTrackedDrafts();
  unmount();
  const { person, onClose } = open();
  expect(detail()).toHaveValue("rice and tea");
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(details()).toEqual(["rice and tea"]);
});

it("has what is shown asked for again when it is given up unsure", async () => {
  const { line } = ledger();
  line.push("lost answer");
  const { client, unmount } = await failOnce();
  const shown = new QueryObserver(client, {
    queryKey: ["overview"],
    queryFn: () => Date.now(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const end = shown.subscribe(() => undefined);
  await waitFor(() => expect(shown.getCurrentResult().isSuccess).toBe(true));
  unmount();
  expect(shown.getCurrentResult().fetchStatus).toBe("fetching");
  end();
});
