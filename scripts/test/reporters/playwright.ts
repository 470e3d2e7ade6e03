import type { FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { ResultsWriter, suiteName } from './results.ts';

/**
 * Reporter for Playwright Test: prints failures only and writes the results of the suite. Rule ids are in titles and
 * tags.
 */
export default class ResultsReporter implements Reporter {
  #run: Suite | null = null;
  #errors = 0;

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#run = suite;
  }

  /** Counts an error outside the tests, such as a file that does not load. */
  onError(error: TestError): void {
    this.#errors += 1;
    process.stdout.write(`✖ ${error.stack ?? error.message ?? 'unknown error'}\n`);
  }

  onTestEnd(test: TestCase): void {
    const errors = test.results.at(-1)?.errors ?? [];
    for (const error of errors) {
      process.stdout.write(
        `✖ ${test.titlePath().filter(Boolean).join(' › ')}\n${error.stack ?? error.message}\n`,
      );
    }
  }

  onEnd(_result: FullResult): void {
    const writer = new ResultsWriter(suiteName('journeys'));
    for (const test of this.#run?.allTests() ?? []) {
      const titles = test.titlePath().filter((title) => title !== '');
      writer.add({
        source: test.location.file,
        name: titles.join(' › '),
        passed: test.outcome() === 'expected' && test.results.at(-1)?.status === 'passed',
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
        labels: [...titles, ...test.tags],
        error: errorOf(test),
      });
    }
    for (let index = 0; index < this.#errors; index += 1) {
      writer.add({ source: 'journeys', name: 'error outside of the tests', passed: false, labels: [] });
    }
    writer.write();
  }
}

/** Returns the errors of the last attempt, such as a timeout and the call that waited; undefined if it passed. */
function errorOf(test: TestCase): string | undefined {
  const errors = test.results.at(-1)?.errors ?? [];
  return errors.length === 0 ? undefined : errors.map(({ stack, message }) => stack ?? message).join('\n');
}
