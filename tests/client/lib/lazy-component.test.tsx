import { render, screen, waitFor } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import { expect, test, vi } from "vitest";

import { lazyComponent, retryFailedParts } from "@/lib/lazy-component";

class Around extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    const again = () => {
      retryFailedParts();
      this.setState({ failed: false });
    };
    if (this.state.failed) return <button onClick={again}>Again</button>;
    return <Suspense>{this.props.children}</Suspense>;
  }
}

test("a part that could not be fetched is fetched again when it is wanted once more", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const answers = [
    () => Promise.reject(new Error("gone")),
    () => Promise.resolve({ default: ({ name }: { name: string }) => <p>Hello {name}</p> }),
  ];
  let asked = 0;
  const Part = lazyComponent<{ name: string }>(() => {
    asked += 1;
    return (answers.shift() ?? (() => Promise.reject(new Error("asked too often"))))();
  });
  render(
    <Around>
      <Part name="Ayu" />
    </Around>,
  );
  const again = await screen.findByRole("button", { name: "Again" });
  expect(asked).toBe(1);
  again.click();
  expect(await screen.findByText("Hello Ayu")).toBeVisible();
  await waitFor(() => expect(asked).toBe(2));
});
