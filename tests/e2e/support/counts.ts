import type { FullResult, Reporter, TestCase } from "@playwright/test/reporter";

/** Prints how many tests passed and failed, in a form that the test command adds up. */
export default class Counts implements Reporter {
  private readonly tests: TestCase[] = [];

  onTestEnd(test: TestCase): void {
    this.tests.push(test);
  }

  onEnd(result: FullResult): void {
    const outcomes = new Map(this.tests.map((test) => [test.id, test.outcome()]));
    const titles = new Map(this.tests.map((test) => [test.id, test.title]));
    const flaky = [...outcomes].filter(([, outcome]) => outcome === "flaky").map(([id]) => id);
    for (const id of flaky) process.stdout.write(`\nneeded a second time: ${titles.get(id)}`);
    const passed = [...outcomes.values()].filter((outcome) => outcome === "expected").length;
    const failed = outcomes.size - passed - flaky.length;
    process.stdout.write(
      `\n${passed + flaky.length} passed, ${failed} failed (${result.status})\n`,
    );
  }
}
