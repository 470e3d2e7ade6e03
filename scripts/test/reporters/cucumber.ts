import { Formatter, Status, type IFormatterOptions } from '@cucumber/cucumber';
import { ResultsWriter, suiteName } from './results.ts';

/**
 * Formatter for Cucumber that writes the results of the suite. Configure it with the path .results/<suite>.json,
 * besides a formatter for the console. Rule ids come from the tags of a scenario, of its Rule and of its feature.
 */
export default class ResultsFormatter extends Formatter {
  static override readonly documentation = 'The results of a suite with its evidence, as JSON.';

  constructor(options: IFormatterOptions) {
    super(options);
    options.eventBroadcaster.on('envelope', (envelope: { testRunFinished?: unknown }) => {
      if (envelope.testRunFinished !== undefined) this.log(this.#results().text());
    });
  }

  #results(): ResultsWriter {
    const writer = new ResultsWriter(suiteName('features'));
    for (const {
      pickle,
      testCase,
      stepResults,
      worstTestStepResult,
      willBeRetried,
    } of this.eventDataCollector.getTestCaseAttempts()) {
      if (willBeRetried) continue;
      // The failed step is the first one that did not pass: the steps after it are skipped.
      const failed = testCase.testSteps.find(({ id }) => stepResults[id]?.status !== Status.PASSED);
      const failedStep = pickle.steps.findIndex(({ id }) => id === failed?.pickleStepId);
      writer.add({
        source: pickle.uri,
        name: pickle.name,
        passed: worstTestStepResult.status === Status.PASSED,
        seconds: Object.values(stepResults).reduce((sum, { duration }) => sum + secondsOf(duration), 0),
        labels: pickle.tags.map((tag) => tag.name),
        error:
          worstTestStepResult.status === Status.PASSED
            ? undefined
            : (worstTestStepResult.message ?? worstTestStepResult.status),
        failedStep: failedStep === -1 ? undefined : failedStep,
      });
    }
    return writer;
  }
}

const secondsOf = ({ seconds, nanos }: { readonly seconds: number; readonly nanos: number }): number =>
  seconds + nanos / 1_000_000_000;
