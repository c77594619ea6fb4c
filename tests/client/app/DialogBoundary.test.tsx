import { screen } from "@testing-library/react";
import { type ReactNode, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";

import { DialogBoundary } from "@/app/member/DialogBoundary";
import { useFormDraft } from "@/browser/use-form-draft";
import { lazyComponent, retryFailedParts } from "@/lib/lazy-component";

import { showScreen } from "../support/show-screen";

const missing = () => Object.assign(new Error("gone"), { name: "ChunkLoadError" });

function Form({ name, children }: { name: string; children: ReactNode }) {
  const form = useForm({ defaultValues: { detail: "" } });
  useFormDraft(name, form);
  return (
    <form>
      <input aria-label={name} {...form.register("detail")} />
      {children}
    </form>
  );
}

test("a part that is missing closes its dialog alone, and what was typed in it comes back", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const answers = [
    () => Promise.reject(missing()),
    () => Promise.resolve({ default: () => <p>More of it</p> }),
  ];
  const Part = lazyComponent(() => (answers.shift() ?? (() => Promise.reject(missing())))());

  function More() {
    const [wanted, setWanted] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setWanted(true)}>
          More
        </button>
        <Suspense>{wanted && <Part />}</Suspense>
      </>
    );
  }
  function Page() {
    const [open, setOpen] = useState(true);
    const again = () => {
      retryFailedParts();
      setOpen(true);
    };
    return (
      <>
        <Form name="Page">{null}</Form>
        {open ? (
          <DialogBoundary onMissing={() => setOpen(false)}>
            <Form name="Dialog">
              <More />
            </Form>
          </DialogBoundary>
        ) : (
          <button onClick={again}>Try again</button>
        )}
      </>
    );
  }

  const { person } = showScreen(<Page />);
  await person.type(screen.getByLabelText("Page"), "of the page");
  await person.type(screen.getByLabelText("Dialog"), "kopi");
  await person.click(screen.getByRole("button", { name: "More" }));
  await person.click(await screen.findByRole("button", { name: "Try again" }));
  expect(screen.getByLabelText("Page")).toHaveValue("of the page");
  expect(screen.getByLabelText("Dialog")).toHaveValue("kopi");
  await person.click(screen.getByRole("button", { name: "More" }));
  expect(await screen.findByText("More of it")).toBeVisible();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
