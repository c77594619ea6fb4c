import { act, screen, waitFor } from "@testing-library/react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { AnswerKey } from "@/api/public-content";

let root: Root;

beforeEach(() => {
  // Each test is a page of its own, which reads what came in its html once.
  vi.resetModules();
  document.body.innerHTML = "";
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const keyOf = (id: string, load: () => Promise<string | null>): AnswerKey<string> => ({
  id,
  name: "article",
  call: "article",
  query: {},
  load,
});

/** A page with this html and these answers, on which one of them is shown. */
async function show(key: AnswerKey<string>, html = "", answers: unknown = {}) {
  document.body.innerHTML = `<div id="root">${html}</div>
    <script type="application/json" id="answers">${JSON.stringify(answers)}</script>`;
  const { usePublicAnswer } = await import("@/api/public-content");
  const Shown = () => {
    const { state, answer, retry } = usePublicAnswer(key);
    return <button onClick={retry}>{`${state} ${answer}`}</button>;
  };
  const element = document.getElementById("root") as HTMLElement;
  const problems: unknown[] = [];
  act(() => {
    if (html) {
      const onRecoverableError = (error: unknown) => problems.push(error);
      root = hydrateRoot(element, <Shown />, { onRecoverableError });
    } else {
      root = createRoot(element);
      root.render(<Shown />);
    }
  });
  return problems;
}

test("what came in the html is taken over and asked for by nobody", async () => {
  const load = vi.fn(async () => "newer");
  const seed = { a: { state: "ready", answer: "kept" } };
  const problems = await show(keyOf("a", load), "<button>ready kept</button>", seed);
  expect(screen.getByRole("button")).toHaveTextContent("ready kept");
  expect([problems, load.mock.calls]).toEqual([[], []]);
});

test("what was empty because nothing could be read is asked for at once", async () => {
  const seed = { a: { state: "ready", answer: "empty", stale: true } };
  const problems = await show(
    keyOf("a", async () => "there"),
    "<button>ready empty</button>",
    seed,
  );
  await waitFor(() => expect(screen.getByRole("button")).toHaveTextContent("ready there"));
  expect(problems).toEqual([]);
});

test("what did not come is fetched once, and again when that failed", async () => {
  const load = vi.fn<() => Promise<string | null>>().mockRejectedValueOnce(new Error("no"));
  load.mockResolvedValueOnce("here");
  await show(keyOf("a", load));
  await waitFor(() => expect(screen.getByRole("button")).toHaveTextContent("failed null"));
  act(() => screen.getByRole("button").click());
  await waitFor(() => expect(screen.getByRole("button")).toHaveTextContent("ready here"));
  expect(load).toHaveBeenCalledTimes(2);
});

test("what is not there is missing", async () => {
  await show(keyOf("a", async () => null));
  await waitFor(() => expect(screen.getByRole("button")).toHaveTextContent("missing null"));
});
