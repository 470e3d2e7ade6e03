import type { BrowserContext, Page } from '@playwright/test';
import type { Fault } from '../../../contracts/operations/fault.ts';
import type { World } from '../../../mock-server/tools/client/client.ts';
import { requestTimeoutMilliseconds } from '../../../web/shared/api/send.ts';
import { field } from '../form.ts';
import { createWorld } from '../../support/worlds.ts';
import { expect } from '../../support/users/expect.ts';
import type { Journey } from './journeys.ts';
import { signedOutTitles, type PageState, readPageState } from './page-state.ts';
import { type Redemption, redemption, redemptionOf } from './redemption.ts';

/** Timeouts in milliseconds: of a step, of a step after a message was shown, and of the wait for a settled page. */
const timeouts = { silent: 20_000, afterMessage: 3_000, rest: 10_000 };

/**
 * `arrived`: all steps were completed. `stopped`: a dialog or another page prevented a step. `stuck`: a step timed out.
 */
export type Ending = 'arrived' | 'stopped' | 'stuck';

/** One run of a journey. */
export interface Visit {
  readonly page: Page;
  readonly world: World;
  /** The token requests with a sign-in code. */
  readonly redemption: Redemption;
  readonly uncaught: readonly string[];
  /** Injects the fault. */
  break(): Promise<void>;
  /** Performs the steps of the journey until one cannot be completed. */
  goOn(): Promise<Ending>;
  /** Waits until no request is open, up to a timeout, and returns the state of the page. */
  settledState(): Promise<PageState>;
  /** Returns the labels of fields that lost their entries. */
  lostEntries(): Promise<string[]>;
  /** Returns the number of faults that were not applied yet. */
  faultsLeft(): Promise<number>;
  /** Returns true if the product opens in a new tab without faults. */
  opensAgain(): Promise<boolean>;
}

/** Opens a page for a journey in a new world. */
export async function openVisit(
  context: BrowserContext,
  origin: string,
  journey: Journey,
  fault?: Fault,
): Promise<Visit> {
  // The product detects a missing response only by its own timeout, so the browser's clock is advanced to the timeout.
  const isSilent = fault?.kind === 'hang' || fault?.kind === 'reset';
  const world = await createWorld(fetch, origin, { persona: journey.persona, ...journey.recipe });
  if (isSilent) await context.clock.install();
  await context.addCookies([{ ...world.cookie, url: origin }]);
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(String(error)));
  const openRequests = openRequestsOf(page);
  let stepsDone = 0;
  const redeeming = redemptionOf(page);
  const faultsLeft = async () =>
    Object.keys((await world.getWorld()).faults ?? {}).length + (redeeming.hasPendingFault() ? 1 : 0);
  let isOver = false;
  let givingUp: Promise<void> | undefined;
  const giveUp = async () => {
    await expect.poll(faultsLeft, { timeout: timeouts.silent, intervals: [50, 100, 250] }).toBe(0);
    // Not after the end of the journey: all tabs share the clock, so requests of the next tab would time out.
    if (!isOver) await page.clock.fastForward(requestTimeoutMilliseconds + 1_000);
  };
  const readState = () => readPageState(page).catch(() => null);

  return {
    page,
    world,
    redemption: redeeming,
    uncaught,
    break: async () => {
      if (fault?.operation === redemption) await redeeming.fail(fault);
      else if (fault) await world.changeWorld({ faults: { chaos: fault } });
    },
    faultsLeft,
    goOn: async () => {
      // Errors are ignored: if the request is never sent, there is no timeout to reach.
      if (isSilent) givingUp = giveUp().catch(() => undefined);
      for (const step of journey.steps) {
        const ending = await raced(step(page), readState, journey);
        if (ending !== 'arrived') return ending;
        stepsDone += 1;
      }
      return 'arrived';
    },
    settledState: async () => {
      let seen: PageState | null = null;
      const isAtRest = async () => {
        seen = await readState();
        // Between two page loads there are no open requests either, but the page is empty.
        return openRequests.size === 0 && seen?.waiting === 0 && seen.words !== '';
      };
      await expect
        .poll(isAtRest, { timeout: timeouts.rest, intervals: [50, 100, 250] })
        .toBe(true)
        .catch(() => undefined);
      // The page may change later by itself, so this is its state at the moment of rest.
      return seen ?? readPageState(page);
    },
    lostEntries: async () => {
      const isFormLeft = stepsDone < 2 || (await page.getByRole('form').count()) === 0;
      if (isFormLeft) return [];
      const entries = Object.entries(journey.entered ?? {});
      const kept = await Promise.all(entries.map(([label]) => field(page, label).inputValue()));
      return entries.filter(([, value], index) => kept[index] !== value).map(([label]) => label);
    },
    opensAgain: async () => {
      isOver = true;
      await world.changeWorld({ faults: null });
      await givingUp;
      await page.close();
      return opens(await context.newPage());
    },
  };
}

/** Waits until the step is completed, is prevented by a message, or times out. */
async function raced(
  step: Promise<void>,
  readState: () => Promise<PageState | null>,
  journey: Journey,
): Promise<Ending> {
  const done = step.then(
    () => 'arrived' as const,
    () => 'stuck' as const,
  );
  const seen = async (isSeen: (seen: PageState) => boolean): Promise<boolean> => {
    const there = async () => {
      const seenNow = await readState();
      return seenNow !== null && isSeen(seenNow);
    };
    return expect
      .poll(there, { timeout: timeouts.silent, intervals: [50, 100, 250] })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  };
  const stoppedByDialog = seen(
    ({ dialogs, heading }) =>
      dialogs.some((name) => !(journey.opens ?? []).includes(name)) ||
      (signedOutTitles.includes(heading) && !journey.leaves),
  ).then((is) => (is ? ('stopped' as const) : done));
  const stoppedByMessage = seen(({ messages }) => messages.length > 0).then((is) =>
    is ? Promise.race([done, elapsed(timeouts.afterMessage)]) : done,
  );
  return Promise.race([done, stoppedByDialog, stoppedByMessage]);
}

/** Resolves to 'stopped' after this time. */
const elapsed = (milliseconds: number) =>
  new Promise<'stopped'>((resolve) => {
    setTimeout(() => resolve('stopped'), milliseconds).unref();
  });

/** Returns the set of open requests of a page, without event streams. */
function openRequestsOf(page: Page): ReadonlySet<unknown> {
  const openRequests = new Set<unknown>();
  page.on('request', (request) => {
    if (!request.url().includes('/events')) openRequests.add(request);
  });
  page.on('requestfinished', (request) => openRequests.delete(request));
  page.on('requestfailed', (request) => openRequests.delete(request));
  return openRequests;
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
