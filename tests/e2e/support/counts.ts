import type { FullResult, Reporter, TestCase } from "@playwright/test/reporter";

/** Prints how many tests passed and failed, in a form that the test command adds up. */
export default class Counts implements Reporter {
  private readonly tests: TestCase[] = [];

  onTestEnd(test: TestCase): void {
    this.tests.push(test);
  }

  onEnd(result: FullResult): void {
    const outcomes = new Map(this.tests.map((test) => [test.id, test.outcome()]));
    const passed = [...outcomes.values()].filter((outcome) => outcome === "expected").length;
    const failed = outcomes.size - passed;
    process.stdout.write(`\n${passed} passed, ${failed} failed (${result.status})\n`);
  }
}
