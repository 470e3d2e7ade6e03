import { setTimeout } from 'node:timers/promises';
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
import { attachFailure } from './attachments.ts';
import { connect, type Control, ControlError, type World } from './client.ts';
import type { JournalSearch, OperationName, WorldRecipe } from './contract.ts';
import { faultsOfRequests } from './unexpected.ts';
import { unmetInWords } from './unmet.ts';

export interface WorldOptions {
  /** Address of the mock server, if the front end has another one; by default `baseURL`. */
  server: string | undefined;
  /** The recipe of each test's world. The persona of the recipe is signed in. */
  recipe: WorldRecipe;
  /** Whether a test fails after a request for an unknown path or a request that violates its contract. */
  unexpectedRequests: 'fail' | 'ignore';
}

/** The world of a test. */
export interface TestWorld extends World {
  /**
   * Allows one request that `unexpectedRequests: 'fail'` would otherwise fail the test for, such as
   * `{ operation: 'createLoan', status: 400 }`. The test fails if the world does not receive it. Call it once for each
   * request.
   */
  expectUnexpected(request: UnexpectedRequest): void;
}

/** Conditions for a request that a test expects to be refused: those of a search of the journal. */
export interface UnexpectedRequest
  extends Omit<JournalSearch, 'operation' | 'after' | 'limit' | 'unexpected'> {
  readonly operation?: OperationName;
}

export interface WorldFixtures {
  /** The world of the test, deleted after the test. All pages and the fixture `request` of the test use this world. */
  world: TestWorld;
}

/** Default address of the server: that of `npm start`. */
const usualAddress = 'http://localhost:4300';

/**
 * Playwright's `test` with a world for each test. A failed test gets four attachments: the journal of its world, the
 * recipe of the world at the end of the test, how to reproduce the failure, and the recipe at the start of the test.
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WorldOptions & WorldFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = playwrightTest.extend<WorldOptions & WorldFixtures>({
  baseURL: ({ baseURL }, provide) => provide(baseURL ?? usualAddress),
  server: [undefined, { option: true }],
  recipe: [{}, { option: true }],
  unexpectedRequests: ['ignore', { option: true }],
  world: async ({ baseURL, server, recipe, unexpectedRequests }, provide, info) => {
    const control = connect(server ?? baseURL ?? usualAddress);
    const created = await createdFor(info, control, recipe);
    const allowed: UnexpectedRequest[] = [];
    let isDeleted = false;
    const deleteWorld = async () => {
      isDeleted = true;
      const hasFailed = info.status !== info.expectedStatus;
      try {
        // A test that has failed may have ended before the requests that it expects.
        const faults = await faultsOfRequests(created, {
          allowed,
          mustCome: !hasFailed,
          isStrict: unexpectedRequests === 'fail',
        });
        if (hasFailed || faults.length > 0)
          await attachFailure(info, created, [control.origin, baseURL ?? usualAddress]);
        if (faults.length > 0) throw new Error(faults.join('\n'));
      } finally {
        await created.deleteWorld();
      }
      return null;
    };
    const world: TestWorld = {
      ...created,
      expectUnexpected: (request) => void allowed.push(request),
      deleteWorld,
    };
    try {
      await provide(world);
    } finally {
      if (!isDeleted) await deleteWorld();
    }
  },
  context: async ({ context, world, baseURL, server }, provide) => {
    const addresses = new Set([baseURL ?? usualAddress, server ?? baseURL ?? usualAddress]);
    // With the path of `baseURL`, the cookie would be sent to a part of the server only.
    await context.addCookies(
      [...addresses].map((address) => ({ ...world.cookie, url: new URL(address).origin })),
    );
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

/** Creates the world of a test. An error of its recipe has the line of the test, which a fixture's stack lacks. */
async function createdFor(info: TestInfo, control: Control, recipe: WorldRecipe): Promise<World> {
  try {
    return await control.createWorld(recipe);
  } catch (error) {
    if (error instanceof ControlError)
      error.stack = `${error.name}: ${error.message}\n    at ${info.file}:${info.line}:${info.column}`;
    throw error;
  }
}

/** Options of `toHaveRequested`: conditions for the requests that count, their expected number, and a timeout. */
export interface RequestedOptions
  extends Omit<JournalSearch, 'operation' | 'after' | 'limit' | 'unexpected'> {
  /** Exact number of requests; default: at least one. */
  readonly times?: number;
  /** Timeout in milliseconds; default: the timeout of Playwright's other assertions. */
  readonly timeout?: number;
}

/** Milliseconds between two searches of the journal. */
const pollInterval = 100;

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
    const { isNot } = this;
    const name = 'toHaveRequested';
    const search = { operation, ...pattern };
    const count = () => world.searchJournal({ ...search, limit: 0 });
    const started = performance.now();
    const elapsed = () => Math.round(performance.now() - started);
    try {
      // An unknown name is rejected at once, not after a timeout.
      let found = await count();
      const isMet = () => (times === undefined ? found.count > 0 : found.count === times);
      /** Returns true if the result of the assertion is final: it passes, or no further request can make it pass. */
      const isSettled = () => isMet() !== isNot || (times !== undefined && found.count > times);
      // As for Playwright's own assertions, 0 means no timeout.
      const longest = timeout || Infinity;
      while (!isSettled() && elapsed() < longest) {
        await setTimeout(Math.min(pollInterval, longest - elapsed()));
        found = await count();
      }
      const milliseconds = elapsed();
      const isUnmet = isMet() === isNot;
      const { entries } = isUnmet ? await world.searchJournal({ operation }) : { entries: [] };
      const { entries: others } =
        isUnmet && entries.length === 0 ? await world.searchJournal({}) : { entries: [] };
      const unmet = { operation, times, pattern, found, entries, others, milliseconds, isNot };
      return {
        name,
        pass: isMet(),
        expected: times,
        actual: found.count,
        message: () => unmetInWords(unmet),
      };
    } catch (error) {
      // As a result of the matcher, the error has the line of the test.
      if (error instanceof ControlError) return { name, pass: isNot, message: () => error.message };
      throw error;
    }
  },
};

/** Playwright's `expect` with matchers for worlds. */
export const expect: Expect<typeof matchers> = playwrightExpect.extend(matchers);
