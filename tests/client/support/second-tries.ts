import type { Reporter, TestModule } from "vitest/node";

/** Names each test that needed another try, in a form that the test command reads. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (!test.diagnostic()?.flaky) continue;
        process.stdout.write(`\nsecond try: ${module.relativeModuleId} › ${test.fullName}\n`);
      }
    }
  }
}
