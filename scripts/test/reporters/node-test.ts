import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { ResultsWriter, suiteName } from './results.ts';

/**
 * Reporter for node --test: prints failures only and writes the results of the suite. Rule ids are in the names of
 * tests and of their groups.
 */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const writer = new ResultsWriter(suiteName('unit'));
  // Node reports in the order of definition, so the names above the current nesting are the groups of the test.
  let path: string[] = [];
  for await (const event of events) {
    if (event.type === 'test:start') path = [...path.slice(0, event.data.nesting), event.data.name];
    if (event.type === 'test:pass' || event.type === 'test:fail') {
      const problem = problemOf(event);
      const names = [...path.slice(0, event.data.nesting), event.data.name];
      // A group has no own verdict, unless it fails outside its tests.
      if (event.data.details.type === 'suite' && !isOwnFailure(event)) continue;
      const source = event.data.file ?? event.data.name;
      const error = event.type === 'test:fail' ? errorIn(event.data.details.error) : undefined;
      const seconds = event.data.details.duration_ms / 1_000;
      writer.add({
        source,
        name: names.join(' › '),
        passed: problem === null,
        seconds,
        labels: names,
        error,
      });
      if (problem !== null) yield `✖ ${relative(process.cwd(), source)}: ${names.join(' › ')}\n${problem}\n`;
    }
    if (event.type === 'test:stderr' || event.type === 'test:stdout') yield event.data.message;
  }
  writer.write();
}

type Finished = Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>;

/** Returns the reason why a test counts as failed; null for a passed one. Skipped and todo tests count as failed. */
function problemOf(event: Finished): string | null {
  if (event.type === 'test:fail') return indented(errorText(event.data.details.error));
  if (event.data.skip !== undefined) return '  skipped';
  return event.data.todo === undefined ? null : '  marked as todo';
}

function isOwnFailure(event: Finished): boolean {
  if (event.type === 'test:pass') return event.data.skip !== undefined || event.data.todo !== undefined;
  const { error } = event.data.details;
  return (error as { failureType?: string }).failureType !== 'subtestsFailed';
}

function errorText(error: Error): string {
  const cause = error.cause ?? error;
  return typeof cause === 'string' ? cause : inspect(cause);
}

/** Returns name, message and stack of the thrown error. */
function errorIn(error: Error): string {
  const cause = error.cause ?? error;
  return cause instanceof Error
    ? `${cause.name}: ${cause.message}\n${cause.stack ?? ''}`
    : JSON.stringify(cause);
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
