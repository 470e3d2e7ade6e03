import type { Locator, Page } from '@playwright/test';
import { type Configuration, configurationOperations } from '../../../contracts/operations/configuration.ts';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import { callLimitMilliseconds } from '../../../web/shared/api/send.ts';
import { changeOwnWorld } from '../../support/worlds.ts';
import type { IdleActions, IdleSettings } from '../areas/idle.ts';
import { routeOfPage } from '../vocabulary.ts';
import { frameOf, seesFramed } from './legacy.ts';
import { secondTabOf } from './second-tab.ts';
import { expect, type Visit } from './visit.ts';

const pipeline = 'Mortgage Pipeline';
/** Milliseconds of the browser's clock at a time: half of the time limit of a request, which would pass while it is sent. */
const stepOfRest = callLimitMilliseconds / 2;
const loss = /entries that are not saved will be lost/;

/** The idle watch of a real page, on the browser's clock, which stands still until it is moved. */
export function idleActions(visit: Visit): Partial<IdleActions> {
  const { page, context } = visit;
  const dialogIn = (tab: Page) => tab.getByRole('dialog', { name: 'Are you still there?' });
  const tabs = () => context.pages();
  const sees = async (tab: Page, secondsLeft: number) =>
    expect(dialogIn(tab).getByRole('timer')).toContainText(
      secondsLeft === 1 ? '1 second' : `${secondsLeft} seconds`,
    );
  const stopClock = async () => {
    await context.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
    // The idle time counts from here.
    await page.keyboard.press('Shift');
  };
  const requested = (path: string) => visit.requests.filter((one) => one === `GET ${path}`).length;

  return {
    watch: async (settings) => {
      await giveSettings(visit, settings);
      await context.clock.install();
      await visit.open(routeOfPage(pipeline));
      await seesFramed(visit, pipeline);
      await isWatched(page);
      await stopClock();
    },
    openSecondTab: async () => {
      // A sign-in takes its time: it cannot end while the clock stands.
      await context.clock.resume();
      const second = secondTabOf(visit);
      await second.open(routeOfPage(pipeline));
      await isWatched(second.page);
      await stopClock();
    },
    rest: async (seconds) => {
      for (let left = Math.round(seconds * 1_000); left > 0; left -= stepOfRest) {
        await context.clock.runFor(Math.min(left, stepOfRest));
      }
    },
    // The time of day goes on, the timers do not.
    sleep: async (seconds) =>
      context.clock.setSystemTime(await page.evaluate((more) => Date.now() + more, seconds * 1_000)),
    wake: () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    doSomething: (what) => doSomething(page, what),
    doSomethingInSecondTab: () => doSomething(secondTabOf(visit).page, 'presses a key'),
    answer: async (answer) => {
      if (answer === 'Escape') await page.keyboard.press('Escape');
      else await dialogIn(page).getByRole('button', { name: answer }).click();
    },
    extendInSecondTab: () =>
      dialogIn(secondTabOf(visit).page).getByRole('button', { name: 'Stay signed in' }).click(),

    seesNothing: async () => {
      for (const tab of tabs()) await expect(dialogIn(tab)).toHaveCount(0);
      await visit.seesToolbar();
    },
    seesWarning: async (secondsLeft) => {
      if (secondsLeft === null) await expect(dialogIn(page)).toBeVisible();
      else await sees(page, secondsLeft);
    },
    seesWarningInBothTabs: async (secondsLeft) => {
      expect(tabs()).toHaveLength(2);
      for (const tab of tabs()) await sees(tab, secondsLeft);
    },
    wasSignedOutOnce: async () => {
      await visit.seesTitle("You've been signed out");
      expect(requested(sessionOperations.logout.path)).toBe(1);
    },
    keptAlive: (times) => expect.poll(() => requested(sessionOperations.keepAlive.path)).toBe(times),
    focusIsOn: (button) => expect(page.getByRole('button', { name: button })).toBeFocused(),
    tabIsTitled: (title) => expect(page).toHaveTitle(title),
    tabHasWarningIcon: () =>
      expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/threshold-warning.svg'),
    hears: (text) => expect(dialogIn(page).getByRole('status')).toHaveText(text),
    warnsOfLoss: async (isSaid) => {
      await expect(dialogIn(page)).toBeVisible();
      await expect(dialogIn(page).getByText(loss)).toHaveCount(isSaid ? 1 : 0);
    },
    warnsOfLossInSecondTab: () => expect(dialogIn(secondTabOf(visit).page).getByText(loss)).toBeVisible(),
  };
}

/** The settings of the server, with other idle times or none. */
export async function giveSettings({ context, origin }: Visit, settings: IdleSettings | null): Promise<void> {
  if (settings) return changeOwnWorld(context.request, origin, { settings: { idle: settings } });
  await context.route(`**${configurationOperations.getConfiguration.path}`, async (route) => {
    const answer = await route.fetch();
    const { idle: _idle, ...others } = (await answer.json()) as Configuration;
    await route.fulfill({ response: answer, json: others });
  });
}

/** The watch is a download of its own; it has started once the activity is known. */
async function isWatched(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastActivity'))).not.toBeNull();
}

async function doSomething(page: Page, what: string): Promise<void> {
  switch (what) {
    case 'moves the mouse':
      // Over the toolbar: below it the mouse belongs to the framed page.
      await page.mouse.move(300, 10);
      return page.mouse.move(310, 12);
    case 'moves the mouse on the framed page':
      return moveOver(frameOf(page, pipeline).getByRole('table'), page);
    case 'resizes the window':
      return resize(page);
    case 'presses a key':
      return page.keyboard.press('Shift');
    default:
      throw new Error(`Nobody knows how somebody "${what}"`);
  }
}

/** The page learns of its new size with its next frame: only then has somebody been active for it. */
async function resize(page: Page): Promise<void> {
  const resized = await page.evaluateHandle(() => ({
    event: new Promise<void>((heard) => window.addEventListener('resize', () => heard(), { once: true })),
  }));
  await page.setViewportSize({ width: 1_300, height: 850 });
  await resized.evaluate(({ event }) => event);
}

async function moveOver(thing: Locator, { mouse }: Page): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('The mouse cannot move over something that is not there');
  await mouse.move(box.x + 20, box.y + 20);
  await mouse.move(box.x + 30, box.y + 22);
}
