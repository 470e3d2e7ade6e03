import type { World } from './client.ts';
import type { JournalEntry, JournalFindings, JournalSearch } from './contract.ts';
import { lineOf, mostLines } from './unmet.ts';

/** Conditions for a request that a test expects to be refused. */
type ExpectedRequest = Omit<JournalSearch, 'after' | 'limit' | 'unexpected'>;

interface Expectations {
  /** The unexpected requests that the test allows. */
  readonly allowed: readonly ExpectedRequest[];
  /** Whether an allowed request that the world has not received is wrong. */
  readonly mustCome: boolean;
  /** Whether a request that is not allowed is wrong. */
  readonly isStrict: boolean;
}

/**
 * Returns what is wrong with the requests of a test, in words: unexpected requests that it has not allowed, and allowed
 * ones that the world has not received. Each allowance is for one request.
 */
export async function faultsOfRequests(
  world: World,
  { allowed, mustCome, isStrict }: Expectations,
): Promise<string[]> {
  const unexpected = await world.searchJournal({ unexpected: true });
  const isUnexpected = new Set(unexpected.entries.map(({ traceId }) => traceId));
  const taken = new Set<string>();
  const missing: ExpectedRequest[] = [];
  for (const request of allowed) {
    const { entries } = await world.searchJournal(request);
    const free = entries.filter(({ traceId }) => !taken.has(traceId));
    const meant = free.find(({ traceId }) => isUnexpected.has(traceId)) ?? free[0];
    if (meant === undefined) missing.push(request);
    else taken.add(meant.traceId);
  }
  const entries = unexpected.entries.filter(({ traceId }) => !taken.has(traceId));
  const count = unexpected.count - (unexpected.entries.length - entries.length);
  return [
    ...(isStrict && count > 0 ? [unexpectedInWords({ ...unexpected, count, entries })] : []),
    ...(mustCome ? missing : []).map(
      (request) =>
        `The world has not received a request that the test expects: world.expectUnexpected(${inCode(request)})`,
    ),
  ];
}

function unexpectedInWords({ count, entries }: JournalFindings): string {
  const refused = entries.find(({ status }) => status >= 400 && status < 500);
  return [
    `${count} unexpected ${count === 1 ? 'request' : 'requests'}:`,
    ...entries.slice(0, mostLines).map((entry) => `${lineOf(entry)}${detailIn(entry)}`),
    ...(refused === undefined ? [] : [`If the test means it, allow one such request: ${allowance(refused)}`]),
  ].join('\n');
}

/** Returns the call that allows a request. */
const allowance = ({ operation, method, path, status }: JournalEntry): string => {
  const place = operation === null ? { method, path: path.split('?', 1)[0] } : { operation };
  return `world.expectUnexpected(${inCode({ ...place, status })})`;
};

/** Returns an object as TypeScript, such as `{ operation: 'createLoan', status: 400 }`. */
const inCode = (values: object): string =>
  `{ ${Object.entries(values)
    .map(([name, value]) => `${name}: ${JSON.stringify(value).replaceAll(/^"([^'\\]*)"$/g, "'$1'")}`)
    .join(', ')} }`;

/** Returns the detail of the problem in a response, after a colon; an empty text for a response without a problem. */
function detailIn({ answerBody }: JournalEntry): string {
  const detail = /"detail":("(?:[^"\\]|\\.)*")/.exec(answerBody ?? '')?.[1];
  return detail === undefined ? '' : `: ${String(JSON.parse(detail))}`;
}
