import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Fault, JournalEntry, WorldState } from '../../contracts/operations/mock-schemas.ts';
import type { World } from '../../mock-server/client/client.ts';
import { callLimitMilliseconds } from '../../web/shared/api/send.ts';
import { expect } from '../drivers/browser/visit.ts';
import { createWorld } from '../support/worlds.ts';
import { field } from '../journeys/form.ts';
import type { Journey } from './journeys.ts';
import { ends, type Look, lookAt } from './look.ts';
import { redemption, redemptionOf } from './redemption.ts';

/** The browser and server of a matrix. */
export interface Place {
  readonly browser: Browser;
  readonly origin: string;
}

/** Timeouts in milliseconds: of a step without a message, of a step after a message, and of the wait for rest. */
const patience = { silent: 20_000, told: 3_000, rest: 10_000 };

/**
 * `arrived`: all steps were completed. `stopped`: a dialog or another page prevented a step. `stuck`: a step timed out.
 */
export type Ending = 'arrived' | 'stopped' | 'stuck';

/** One run of a journey, with its own world and browser context. */
export interface Visit {
  readonly page: Page;
  readonly uncaught: readonly string[];
  arrive(): Promise<void>;
  /** Injects a fault. */
  break(fault: Fault): Promise<void>;
  /** Performs the steps of the journey until one cannot be completed. */
  goOn(): Promise<Ending>;
  /** Waits until no request is open, up to a timeout, and returns the state of the page. */
  comesToRest(): Promise<Look>;
  /** Returns the labels of fields that lost their entries. */
  lostEntries(): Promise<string[]>;
  journal(): Promise<JournalEntry[]>;
  state(): Promise<WorldState>;
  /** Returns the number of faults that were not applied yet. */
  faultsLeft(): Promise<number>;
  /** Returns the number of token requests with a sign-in code. */
  timesRedeemed(): number;
  /** Returns true if the product opens in a new tab without faults. */
  opensAgain(): Promise<boolean>;
}

/** @param hangs true if a request gets no response: the browser's clock is advanced to the timeout of the product */
export async function visiting<T>(
  { browser, origin }: Place,
  journey: Journey,
  hangs: boolean,
  act: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1_440, height: 900 },
    reducedMotion: 'reduce',
  });
  const world = await createWorld(fetch, origin, { persona: journey.persona, ...journey.recipe });
  try {
    context.setDefaultTimeout(patience.silent);
    if (hangs) await context.clock.install();
    await context.addCookies([{ ...world.cookie, url: origin }]);
    return await act(await visitIn(context, world, journey, hangs));
  } finally {
    await world.deleteWorld().catch(() => undefined);
    await context.close();
  }
}

async function visitIn(
  context: BrowserContext,
  world: World,
  journey: Journey,
  hangs: boolean,
): Promise<Visit> {
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(String(error)));
  const onTheWay = requestsOf(page);
  let stepsDone = 0;
  const redeeming = redemptionOf(page);
  const faultsLeft = async () => (await world.getFaults()).length + (redeeming.awaitsFault() ? 1 : 0);
  let isOver = false;
  let givingUp: Promise<void> | undefined;
  const giveUp = async () => {
    await expect.poll(faultsLeft, { timeout: patience.silent, intervals: [50, 100, 250] }).toBe(0);
    // All tabs share the clock. After the end, advancing it would time out the requests of the next tab.
    if (!isOver) await page.clock.fastForward(callLimitMilliseconds + 1_000);
  };
  const look = () => lookAt(page).catch(() => null);

  return {
    page,
    uncaught,
    arrive: async () => journey.arrive?.(page),
    break: async (fault) => {
      if (fault.operation === redemption) await redeeming.fail(fault);
      else await world.addFault(fault);
    },
    faultsLeft,
    timesRedeemed: redeeming.timesMade,
    goOn: async () => {
      // If the request is never sent, there is no timeout to reach.
      if (hangs) givingUp = giveUp().catch(() => undefined);
      for (const step of journey.steps) {
        const ending = await raced(step(page), look, journey);
        if (ending !== 'arrived') return ending;
        stepsDone += 1;
      }
      return 'arrived';
    },
    comesToRest: async () => {
      let seen: Look | null = null;
      const isAtRest = async () => {
        seen = await look();
        // Between two pages there are no requests, but the page is empty.
        return onTheWay.size === 0 && seen?.waiting === 0 && seen.words !== '';
      };
      await expect
        .poll(isAtRest, { timeout: patience.rest, intervals: [50, 100, 250] })
        .toBe(true)
        .catch(() => undefined);
      // The page may continue by itself, so the state at the moment of rest is returned.
      return seen ?? lookAt(page);
    },
    lostEntries: async () => {
      const isFormLeft = stepsDone < 2 || (await page.getByRole('form').count()) === 0;
      if (isFormLeft) return [];
      const entries = Object.entries(journey.entered ?? {});
      const kept = await Promise.all(entries.map(([label]) => field(page, label).inputValue()));
      return entries.filter(([, value], index) => kept[index] !== value).map(([label]) => label);
    },
    journal: () => world.getJournal(),
    state: () => world.getWorld(),
    opensAgain: async () => {
      isOver = true;
      await world.clearFaults();
      await givingUp;
      await page.close();
      return opens(await context.newPage());
    },
  };
}

/** Waits until the step is completed, is prevented by a message, or times out. */
async function raced(
  step: Promise<void>,
  look: () => Promise<Look | null>,
  journey: Journey,
): Promise<Ending> {
  const done = step.then(
    () => 'arrived' as const,
    () => 'stuck' as const,
  );
  const seen = async (isSeen: (seen: Look) => boolean): Promise<boolean> => {
    const there = async () => {
      const seenNow = await look();
      return seenNow !== null && isSeen(seenNow);
    };
    return expect
      .poll(there, { timeout: patience.silent, intervals: [50, 100, 250] })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  };
  const standsInTheWay = seen(
    ({ dialogs, heading }) =>
      dialogs.some((name) => !(journey.opens ?? []).includes(name)) ||
      (ends.includes(heading) && !journey.leaves),
  ).then((is) => (is ? ('stopped' as const) : done));
  const toldBeside = seen(({ told }) => told.length > 0).then((is) =>
    is ? Promise.race([done, elapsed(patience.told)]) : done,
  );
  return Promise.race([done, standsInTheWay, toldBeside]);
}

/** Resolves after the time in which a user reads a message. */
const elapsed = (milliseconds: number) =>
  new Promise<'stopped'>((resolve) => {
    setTimeout(() => resolve('stopped'), milliseconds).unref();
  });

/** Returns the set of open requests of a page, without event streams. */
function requestsOf(page: Page): ReadonlySet<unknown> {
  const onTheWay = new Set<unknown>();
  page.on('request', (request) => {
    if (!request.url().includes('/events')) onTheWay.add(request);
  });
  page.on('requestfinished', (request) => onTheWay.delete(request));
  page.on('requestfailed', (request) => onTheWay.delete(request));
  return onTheWay;
}

async function opens(page: Page): Promise<boolean> {
  await page.goto('/');
  const there = page
    .getByRole('banner')
    .getByRole('button')
    .first()
    .or(page.getByRole('heading', { level: 1, name: 'Sign in' }));
  return there
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
}
