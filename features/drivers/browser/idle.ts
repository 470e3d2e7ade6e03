import type { Locator, Page } from '@playwright/test';
import { type Configuration, configurationOperations } from '../../../contracts/operations/configuration.ts';
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
    extendInSecondTab: () =>
      dialogIn(secondTabOf(visit).page).getByRole('button', { name: 'Stay signed in' }).click(),

    seesNothing: async () => {
      for (const tab of tabs()) await expect(dialogIn(tab)).toHaveCount(0);
      await visit.seesToolbar();
    },
    seesWarningInBothTabs: async (secondsLeft) => {
      expect(tabs()).toHaveLength(2);
      for (const tab of tabs()) await sees(tab, secondsLeft);
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
    case 'moves the mouse on the framed page':
      return moveOver(frameOf(page, pipeline).getByRole('table'), page);
    case 'presses a key':
      return page.keyboard.press('Shift');
    default:
      throw new Error(`Nobody knows how somebody "${what}"`);
  }
}

async function moveOver(thing: Locator, { mouse }: Page): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('The mouse cannot move over something that is not there');
  await mouse.move(box.x + 20, box.y + 20);
  await mouse.move(box.x + 30, box.y + 22);
}
