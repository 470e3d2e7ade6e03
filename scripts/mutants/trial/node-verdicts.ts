import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { root } from '../../source-files.ts';
import { orderOf, type TestVerdict } from './order.ts';

/** Reporter for node --test: writes what every test said to the trial's folder. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const verdicts: TestVerdict[] = [];
  for await (const event of events) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { skip, name, file, details } = event.data;
    const error = event.type === 'test:fail' ? event.data.details.error : null;
    // A group has no verdict of its own; what a pattern leaves out is skipped.
    const isOwn = details.type !== 'suite' || (error !== null && !isBySubtests(error));
    if (skip !== undefined || !isOwn) continue;
    verdicts.push({
      source: relative(root, file ?? ''),
      name,
      passed: error === null,
      error: error && textOf(error),
    });
  }
  writeFileSync(orderOf(process.env).verdictsFile, JSON.stringify(verdicts));
  yield '';
}

const isBySubtests = (error: Error): boolean =>
  (error as { failureType?: string }).failureType === 'subtestsFailed';

function textOf(error: Error): string {
  const cause = error.cause ?? error;
  return cause instanceof Error
    ? `${cause.name}: ${cause.message}\n${cause.stack ?? ''}`
    : JSON.stringify(cause);
}
