import type { Envelope, Pickle } from '@cucumber/messages';
import { idsIn } from '../../shared/ids.ts';
import type { Report, TestResult } from './results.ts';

/** Returns the scenarios in the messages of Cucumber, one message a line. */
export function testsOfMessages(ndjson: string): Report {
  const pickles = new Map<string, Pickle>();
  /** The scenario of each test case, by the id of the case. */
  const cases = new Map<string, Pickle | undefined>();
  const running = new Map<string, { pickle: Pickle; seconds: number; error?: string }>();
  const tests: TestResult[] = [];
  let isWhole = false;
  for (const line of ndjson.split('\n').filter(Boolean)) {
    const message = messageIn(line);
    const { pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished } = message;
    if (pickle) pickles.set(pickle.id, pickle);
    if (testCase) cases.set(testCase.id, pickles.get(testCase.pickleId));
    const begun = testCaseStarted && cases.get(testCaseStarted.testCaseId);
    if (begun) running.set(testCaseStarted.id, { pickle: begun, seconds: 0 });
    const run = running.get((testStepFinished ?? testCaseFinished)?.testCaseStartedId ?? '');
    if (run && testStepFinished) {
      const { status, message: error = status, duration } = testStepFinished.testStepResult;
      run.seconds += duration.seconds + duration.nanos / 1e9;
      if (status !== 'PASSED') run.error ??= error;
    }
    if (run && testCaseFinished) tests.push(testOf(run));
    if (message.testRunFinished) isWhole = true;
  }
  return { tests, isWhole };
}

const testOf = ({
  pickle,
  seconds,
  error,
}: {
  pickle: Pickle;
  seconds: number;
  error?: string;
}): TestResult => ({
  source: pickle.uri,
  name: pickle.name,
  ...(pickle.location && { line: pickle.location.line }),
  passed: error === undefined,
  seconds,
  rules: idsIn(pickle.tags.map((tag) => tag.name).join(' ')),
  error,
});

/** Parses a message; an empty one for a line that was cut off. */
function messageIn(line: string): Envelope {
  try {
    return JSON.parse(line) as Envelope;
  } catch {
    return {};
  }
}
