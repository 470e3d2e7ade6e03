import type { Locator, Page } from '@playwright/test';
import {
  type Configuration,
  configurationOperations,
  type IdleTiming,
} from '../../contracts/operations/configuration.ts';
import { requestTimeoutMilliseconds } from '../../web/shared/api/send.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { standardLoan } from '../vocabulary/standard-loans.ts';
import { routeOfPage } from '../vocabulary/vocabulary.ts';

const pipeline = 'Mortgage Pipeline';
/**
 * Maximum step of the browser's clock, milliseconds: half of the timeout of a request, so that open requests do not
 * time out.
 */
const stepOfRest = requestTimeoutMilliseconds / 2;

/** The idle warning in one or two tabs of a browser, with a stopped clock that steps advance. */
export class IdleTabs {
  readonly #visit: BrowserUser;
  #noteWindow: Page | undefined;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  /** Opens the loan pipeline with these idle times. @param settings null for settings without idle times */
  async watch(settings: IdleTiming | null): Promise<void> {
    const { context, page } = this.#visit;
    await giveSettings(this.#visit, settings);
    await context.clock.install();
    await this.#visit.open(routeOfPage(pipeline));
    await this.#visit.seesFramed(pipeline);
    await isWatched(page);
    await this.#stopClock();
  }

  async openSecondTab(): Promise<void> {
    // A sign-in needs a running clock.
    await this.#visit.context.clock.resume();
    await this.#visit.openSecondTab(routeOfPage(pipeline));
    await isWatched(this.#visit.secondPage);
    await this.#stopClock();
  }

  async rest(seconds: number): Promise<void> {
    for (let left = Math.round(seconds * 1_000); left > 0; left -= stepOfRest) {
      await this.#visit.context.clock.runFor(Math.min(left, stepOfRest));
    }
  }

  /** Advances the time of day without firing timers, as during sleep of the computer. */
  async sleep(seconds: number): Promise<void> {
    const now = await this.#visit.page.evaluate(() => Date.now());
    await this.#visit.context.clock.setSystemTime(now + seconds * 1_000);
  }

  async wake(): Promise<void> {
    await this.#visit.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  async actOnFramedPage(): Promise<void> {
    await moveOver(this.#visit.frame(pipeline).getByRole('table'), this.#visit.page);
  }

  async actInSecondTab(): Promise<void> {
    await this.#visit.secondPage.keyboard.press('Shift');
  }

  async extendInSecondTab(): Promise<void> {
    await dialogIn(this.#visit.secondPage).getByRole('button', { name: 'Stay signed in' }).click();
  }

  /** Writes a note on a loan in the window for a note. */
  async writeNote(): Promise<void> {
    const { context, page } = this.#visit;
    await context.clock.resume();
    await this.#visit.open(paths.dashboardOf(standardLoan('Amelia Thornquist').applicationIdentifier));
    await isWatched(page);
    const opened = page.waitForEvent('popup');
    await this.#visit.choose('Add Note');
    this.#noteWindow = await opened;
    await this.#note.fill('Call back on Monday');
    await this.#stopClock();
  }

  async typeInNote(): Promise<void> {
    await this.#note.press('!');
  }

  async chooseInNote(button: string): Promise<void> {
    await dialogIn(this.#windowOfNote).getByRole('button', { name: button }).click();
  }

  async namesLossInNote(title: string): Promise<void> {
    await expect(dialogIn(this.#windowOfNote)).toContainText(
      `entries that are not saved will be lost (${title})`,
    );
  }

  async hasFocusInNote(): Promise<void> {
    await expect(this.#note).toBeFocused();
  }

  /** Asserts that the reason of the sign-out is directly above a text. */
  async readsReasonBefore(next: string): Promise<void> {
    const reason = this.#visit.page.getByText(/because there was no activity/);
    await expect(reason.locator('xpath=following-sibling::*[1]')).toHaveText(next);
  }

  async isNotWarned(): Promise<void> {
    for (const tab of this.#tabs) await expect(dialogIn(tab)).toHaveCount(0);
    await this.#visit.seesToolbar();
  }

  async isWarned(secondsLeft: number, tabs: number): Promise<void> {
    expect(this.#tabs).toHaveLength(tabs);
    for (const tab of this.#tabs) {
      await expect(dialogIn(tab).getByRole('timer')).toContainText(`${secondsLeft} seconds`);
    }
  }

  async namesLossInSecondTab(): Promise<void> {
    const loss = dialogIn(this.#visit.secondPage).getByText(/entries that are not saved will be lost/);
    await expect(loss).toBeVisible();
  }

  get #windowOfNote(): Page {
    if (!this.#noteWindow) throw new Error('No note is being written');
    return this.#noteWindow;
  }

  get #note(): Locator {
    return this.#windowOfNote.getByLabel('Note', { exact: true });
  }

  get #tabs(): Page[] {
    return this.#visit.context.pages();
  }

  async #stopClock(): Promise<void> {
    const { context, page } = this.#visit;
    await context.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
    // This key press is the last activity of the user.
    await page.keyboard.press('Shift');
  }
}

/** Changes the idle times in the settings, or removes them. */
export async function giveSettings(
  { context, world }: BrowserUser,
  settings: IdleTiming | null,
): Promise<void> {
  if (settings) return void (await world.changeWorld({ settings: { idle: settings } }));
  await context.route(`**${configurationOperations.getConfiguration.path}`, async (route) => {
    const response = await route.fetch();
    const { idle: _idle, ...others } = (await response.json()) as Configuration;
    await route.fulfill({ response, json: others });
  });
}

const dialogIn = (tab: Page) => tab.getByRole('dialog', { name: 'Are you still there?' });

/** Waits until the idle watch runs. It is loaded separately, and stores the last activity. */
async function isWatched(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastActivity'))).not.toBeNull();
}

async function moveOver(element: Locator, { mouse }: Page): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The mouse cannot move over an element that is not shown');
  await mouse.move(box.x + 20, box.y + 20);
  await mouse.move(box.x + 30, box.y + 22);
}
