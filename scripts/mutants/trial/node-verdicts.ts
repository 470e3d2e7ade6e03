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
    const { details, skip, name, file } = event.data;
    const isOutside = event.type === 'test:pass' || isBySubtests(details.error);
    // A group has no verdict of its own; what a pattern leaves out is skipped.
    if (skip !== undefined || (details.type === 'suite' && isOutside)) continue;
    const error = event.type === 'test:pass' ? null : errorText(event.data.details.error);
    verdicts.push({ source: relative(root, file ?? ''), name, passed: error === null, error });
  }
  writeFileSync(orderOf(process.env).verdictsFile, JSON.stringify(verdicts));
  yield '';
}

function isBySubtests(error: Error | undefined): boolean {
  return (error as { failureType?: string } | undefined)?.failureType === 'subtestsFailed';
}

function errorText(error: Error): string {
  const cause = error.cause ?? error;
  return cause instanceof Error ? `${cause.name}: ${cause.message}\n${cause.stack ?? ''}` : String(cause);
}
