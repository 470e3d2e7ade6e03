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

/** Where a matrix is run. */
export interface Place {
  readonly browser: Browser;
  readonly origin: string;
}

/** How long a step may take that says nothing, and how much longer one that has said something beside the page. */
const patience = { silent: 20_000, told: 3_000, rest: 10_000 };

/** `arrived`: every step was done. `stopped`: a dialog or another page stood in the way. `stuck`: neither came. */
export type Ending = 'arrived' | 'stopped' | 'stuck';

/** One attempt at a journey, in a world and a browser context of its own. */
export interface Visit {
  readonly page: Page;
  readonly uncaught: readonly string[];
  arrive(): Promise<void>;
  /** Lets a call fail from now on. */
  break(fault: Fault): Promise<void>;
  /** Does the steps of the journey, as far as they can be done. */
  goOn(): Promise<Ending>;
  /** Waits until nothing is on its way any more, somebody's patience at most, and says what was there then. */
  comesToRest(): Promise<Look>;
  /** What was entered and no longer stands in its field. */
  lostEntries(): Promise<string[]>;
  journal(): Promise<JournalEntry[]>;
  state(): Promise<WorldState>;
  /** Faults that no call has met yet. */
  faultsLeft(): Promise<number>;
  /** How often the code of a sign-in has been redeemed at the provider. */
  timesRedeemed(): number;
  /** Whether the product opens in a new tab, now that nothing fails any more. */
  opensAgain(): Promise<boolean>;
}

/** @param hangs a call will get no answer: the browser's clock has to be moved until the product gives it up */
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
    // The clock is that of all tabs: what a later one asks for would be given up at once.
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
      // Where the call is never made, there is nothing to give up.
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
        // Between two pages nothing is on its way, and nothing is there.
        return onTheWay.size === 0 && seen?.waiting === 0 && seen.words !== '';
      };
      await expect
        .poll(isAtRest, { timeout: patience.rest, intervals: [50, 100, 250] })
        .toBe(true)
        .catch(() => undefined);
      // A page may go on by itself: what counts is the moment of rest.
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

/** The step is done, or something stands in its way, or it never ends. */
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

/** Somebody has read the message and waits no longer. */
const elapsed = (milliseconds: number) =>
  new Promise<'stopped'>((resolve) => {
    setTimeout(() => resolve('stopped'), milliseconds).unref();
  });

/** Requests that have no answer yet; streams are not waited for. */
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
