import { Formatter, Status, type IFormatterOptions } from '@cucumber/cucumber';
import { ResultsWriter, suiteName } from './results.ts';

/**
 * Formatter for Cucumber whose output is the suite's results: give it .results/<suite>.json to write to,
 * beside a formatter for people. Rule ids are the tags of a scenario, with those of its rule and feature.
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
      // The steps behind a failed one are skipped; what did not pass first is what failed.
      const failed = testCase.testSteps.find(({ id }) => stepResults[id]?.status !== Status.PASSED);
      const failedStep = pickle.steps.findIndex(({ id }) => id === failed?.pickleStepId);
      writer.add({
        source: pickle.uri,
        name: pickle.name,
        passed: worstTestStepResult.status === Status.PASSED,
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
