import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  expect as playwrightExpect,
  test as playwrightTest,
  type Expect,
  type ExpectMatcherState,
  type MatcherReturnType,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
  type TestType,
} from '@playwright/test';
import { connect, type World } from './client.ts';
import type { JournalEntry, JournalFindings, JournalSearch, OperationName, WorldRecipe } from './contract.ts';

export interface WorldOptions {
  /** Address of the mock server, if the front end has another one; by default `baseURL`. */
  server: string | undefined;
  /** The recipe of each test's world. The persona of the recipe is signed in. */
  recipe: WorldRecipe;
  /** Whether a test fails after a request for an unknown path or a request that violates its contract. */
  unexpectedRequests: 'fail' | 'ignore';
  /**
   * File to which each test appends the operations that its world has received, one per line, such as
   * `.results/sent-e2e.tsv`. The specification site then shows which operations no test sends. Default: none.
   */
  sentFile: string | undefined;
}

export interface WorldFixtures {
  /** The world of the test, deleted after the test. All pages and the fixture `request` of the test use this world. */
  world: World;
}

/** Default address of the server: that of `npm start`. */
const usualAddress = 'http://localhost:4300';

/**
 * Playwright's `test` with a world for each test. A failed test gets three attachments: the journal of its world, the
 * recipe of the world at the end of the test, and an address that creates the world as it was at the start.
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WorldOptions & WorldFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = playwrightTest.extend<WorldOptions & WorldFixtures>({
  baseURL: ({ baseURL }, provide) => provide(baseURL ?? usualAddress),
  server: [undefined, { option: true }],
  recipe: [{}, { option: true }],
  unexpectedRequests: ['ignore', { option: true }],
  sentFile: [undefined, { option: true }],
  world: async ({ baseURL, server, recipe, unexpectedRequests, sentFile }, provide, info) => {
    const control = connect(server ?? baseURL ?? usualAddress);
    const world = await control.createWorld(recipe);
    try {
      await provide(world);
      if (sentFile !== undefined) appendSent(sentFile, await world.getJournal());
      const unexpected =
        unexpectedRequests === 'fail' ? await world.searchJournal({ unexpected: true }) : undefined;
      const hasUnexpected = unexpected !== undefined && unexpected.count > 0;
      if (hasUnexpected || info.status !== info.expectedStatus) {
        await attach(info, world, () => control.linkTo(recipe));
      }
      if (hasUnexpected) throw new Error(unexpectedInWords(unexpected));
    } finally {
      await world.deleteWorld();
    }
  },
  context: async ({ context, world, baseURL, server }, provide) => {
    const addresses = new Set([baseURL ?? usualAddress, server ?? baseURL ?? usualAddress]);
    await context.addCookies([...addresses].map((url) => ({ ...world.cookie, url })));
    await provide(context);
  },
  request: async ({ playwright, world, baseURL, extraHTTPHeaders, ignoreHTTPSErrors }, provide) => {
    const request = await playwright.request.newContext({
      baseURL,
      ignoreHTTPSErrors,
      extraHTTPHeaders: { ...extraHTTPHeaders, ...world.headers },
    });
    await provide(request);
    await request.dispose();
  },
});

/** Appends the operations of requests to a file. Workers in parallel may append to the same file. */
function appendSent(file: string, journal: readonly JournalEntry[]): void {
  const sent = new Set(journal.flatMap(({ operation }) => operation ?? []));
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, [...sent].map((operation) => `${operation}\n`).join(''));
}

async function attach(info: TestInfo, world: World, linkOf: () => string): Promise<void> {
  const attachJson = (name: string, value: unknown) =>
    info.attach(name, { body: JSON.stringify(value, null, 2), contentType: 'application/json' });
  await attachJson('journal', await world.getJournal());
  await attachJson('recipe', await world.getRecipe());
  await info.attach('reproduce', { body: linkOrReason(linkOf), contentType: 'text/plain' });
}

function linkOrReason(linkOf: () => string): string {
  try {
    return linkOf();
  } catch (error) {
    return String(error);
  }
}

const unexpectedInWords = ({ count, entries }: JournalFindings): string =>
  [
    `${count} unexpected ${count === 1 ? 'request' : 'requests'}:`,
    ...entries.slice(0, mostLines).map((entry) => `${lineOf(entry)}${detailIn(entry)}`),
  ].join('\n');

/** Maximum number of requests in an error message. */
const mostLines = 20;

const lineOf = ({ number, method, path, status, verdict }: JournalEntry): string =>
  `  ${number}. ${method} ${path} ${status}${verdict === null ? '' : ` ${verdict}`}`;

/** Returns the detail of the problem in a response, after a colon; an empty text for a response without a problem. */
function detailIn({ answerBody }: JournalEntry): string {
  const detail = /"detail":("(?:[^"\\]|\\.)*")/.exec(answerBody ?? '')?.[1];
  return detail === undefined ? '' : `: ${String(JSON.parse(detail))}`;
}

/** Options of `toHaveRequested`: conditions for the requests that count, their expected number, and a timeout. */
export interface RequestedOptions
  extends Omit<JournalSearch, 'operation' | 'after' | 'limit' | 'unexpected'> {
  /** Exact number of requests; default: at least one. */
  readonly times?: number;
  /** Timeout in milliseconds; default: the timeout of Playwright's other assertions. */
  readonly timeout?: number;
}

const matchers = {
  /**
   * Waits until the world has the expected number of requests of an operation, by default at least one. `times: 0` is
   * checked at once.
   */
  async toHaveRequested(
    this: ExpectMatcherState,
    world: World,
    operation: OperationName,
    { times, timeout = this.timeout, ...pattern }: RequestedOptions = {},
  ): Promise<MatcherReturnType> {
    const search = { operation, ...pattern };
    const started = performance.now();
    // An unknown name is rejected at once, not after a timeout.
    let found = await world.searchJournal({ ...search, limit: 0 });
    const isMet = () => (times === undefined ? found.count > 0 : found.count === times);
    /** Returns true if the result of the assertion is final: it passes, or no further request can make it pass. */
    const isSettled = () => isMet() !== this.isNot || (times !== undefined && found.count > times);
    if (!isSettled()) {
      await playwrightExpect
        .poll(
          async () => {
            found = await world.searchJournal({ ...search, limit: 0 });
            return isSettled();
          },
          { timeout },
        )
        .toBe(true)
        .catch(() => undefined);
    }
    const milliseconds = Math.round(performance.now() - started);
    const isUnmet = isMet() === this.isNot;
    const { entries } = isUnmet ? await world.searchJournal({ operation }) : { entries: [] };
    const others = isUnmet && entries.length === 0 ? await world.getJournal() : [];
    return {
      name: 'toHaveRequested',
      pass: isMet(),
      expected: times,
      actual: found.count,
      message: () =>
        messageOf({ operation, times, pattern, found, entries, others, milliseconds, isNot: this.isNot }),
    };
  },
};

/** Playwright's `expect` with matchers for worlds. */
export const expect: Expect<typeof matchers> = playwrightExpect.extend(matchers);

interface Unmet {
  readonly operation: string;
  readonly times: number | undefined;
  readonly pattern: object;
  readonly found: JournalFindings;
  /** All requests of the operation, also those that do not match the pattern. */
  readonly entries: readonly JournalEntry[];
  /** All requests of the world, if it has received none of the operation. */
  readonly others: readonly JournalEntry[];
  /** How long the assertion waited. */
  readonly milliseconds: number;
  readonly isNot: boolean;
}

function messageOf({
  operation,
  times,
  pattern,
  found,
  entries,
  others,
  milliseconds,
  isNot,
}: Unmet): string {
  const { count, undecided, forgotten } = found;
  const wanted = times === undefined ? 'at least 1' : String(times);
  return [
    `expect(world).${isNot ? 'not.' : ''}toHaveRequested('${operation}')`,
    '',
    `Expected requests: ${isNot ? 'not ' : ''}${wanted}${Object.keys(pattern).length === 0 ? '' : ` with ${JSON.stringify(pattern)}`}`,
    `Received requests: ${count}, after ${milliseconds} ms`,
    ...(undecided === 0
      ? []
      : [`Requests that were not compared, because the journal has only a part of their body: ${undecided}`]),
    ...(forgotten === 0 ? [] : [`Older requests that the journal has dropped: ${forgotten}`]),
    ...(entries.length > 0
      ? [`The journal has these requests of ${operation}:`, ...entries.slice(-mostLines).map(lineOf)]
      : [
          `The journal has no request of ${operation}${others.length === 0 ? ', and no other.' : '. It has these requests:'}`,
          ...others.slice(-mostLines).map(lineOf),
        ]),
  ].join('\n');
}
