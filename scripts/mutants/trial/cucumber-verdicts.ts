import { writeFileSync } from 'node:fs';
import { Formatter, Status } from '@cucumber/cucumber';
import type { IFormatterOptions } from '@cucumber/cucumber';
import { orderOf, type TestVerdict } from './order.ts';

/** Formatter for Cucumber: writes what every scenario said to the trial's folder. */
export default class CucumberVerdicts extends Formatter {
  static override readonly documentation = 'What each scenario of a trial said.';

  constructor(options: IFormatterOptions) {
    super(options);
    options.eventBroadcaster.on('envelope', (envelope: { testRunFinished?: unknown }) => {
      if (envelope.testRunFinished === undefined) return;
      writeFileSync(orderOf(process.env).verdictsFile, JSON.stringify(this.#verdicts()));
    });
  }

  #verdicts(): TestVerdict[] {
    return this.eventDataCollector.getTestCaseAttempts().map(({ pickle, worstTestStepResult }) => ({
      source: pickle.uri,
      name: pickle.name,
      passed: worstTestStepResult.status === Status.PASSED,
      error:
        worstTestStepResult.status === Status.PASSED
          ? null
          : (worstTestStepResult.message ?? worstTestStepResult.status),
    }));
  }
}
