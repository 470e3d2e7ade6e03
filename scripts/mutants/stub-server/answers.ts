import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productOperations, type OperationName } from '../../../contracts/operations/all.ts';
import { readInteractions } from '../../spec/read/interactions.ts';
import { root } from '../../shared/source-files.ts';

/** What a stub server answers to an operation, whatever the request. */
export interface StubResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export const operationNames = Object.keys(productOperations) as OperationName[];

const pact = join(root, 'contracts/pacts/threshold-web-threshold-server.json');

/** Whether the pact promises anything of a call; names of the exchanges by call. */
export function promised(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { operation, outcome } of readInteractions(readFileSync(pact, 'utf8'))) {
    names.set(operation, [...(names.get(operation) ?? []), `${operation}: ${outcome}`]);
  }
  return names;
}

/** The first good answer of the pact for each call: as plausible as an answer can be that never changes. */
export function stubResponses(): Map<OperationName, StubResponse> {
  const interactions = readInteractions(readFileSync(pact, 'utf8'));
  return new Map(
    operationNames.map((name) => {
      if (name === 'getEvents') return [name, silence];
      const good = interactions.find(({ operation, status }) => operation === name && (status ?? 500) < 400);
      const body = good?.answer === undefined ? '' : JSON.stringify(good.answer);
      return [name, { status: good?.status ?? 200, type: 'application/json', body }];
    }),
  );
}

/** The call that a request is; null for one that is not documented. Of two that fit the one with more fixed text. */
export function operationOf(method: string, url: string): OperationName | null {
  const path = url.split('?')[0] ?? '';
  const fitting = patterns.filter((one) => one.method === method && one.pattern.test(path));
  return fitting.toSorted((one, other) => other.fixed - one.fixed)[0]?.name ?? null;
}

/** A stream in which nothing ever happens. */
const silence: StubResponse = { status: 200, type: 'text/event-stream', body: ': nothing\n\n' };

const patterns = operationNames.map((name) => {
  const { method, path } = productOperations[name];
  const fixed = path.replaceAll(/\{\w+\}/g, '');
  return {
    name,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    fixed: fixed.length,
  };
});
