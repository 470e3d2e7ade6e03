import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { isVisible, textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';
import { routeOfPage } from '../vocabulary/vocabulary.ts';

type Facts = Readonly<Record<string, string>>;

/**
 * Returns the recipe of a world. The flag decides whether _Create Loan_ opens the dialog. The feature decides whether
 * the user may lock rates.
 */
const recipe = (isNewWorkflow: boolean, quickLock: boolean) => ({
  flags: { enableNewCreateLoanWorkflow: isNewWorkflow },
  features: quickLock ? { quickLock } : {},
});

/** The _Create Loan_ dialog, with the choice of an action, an institution and an originator. */
export class CreateDialog {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  signIn(person: string, isNewWorkflow: boolean, mayLock: boolean): Promise<void> {
    return this.#user.enterAs(person, { recipe: recipe(isNewWorkflow, mayLock) });
  }

  /** Opens the dialog on the loan pipeline and chooses an action. */
  async begin(action: string): Promise<void> {
    await this.#user.open(routeOfPage('Mortgage Pipeline'));
    await this.#user.choose('Create Loan');
    await this.#user.choose(action);
  }

  offers(actions: readonly string[]): void {
    assert.deepEqual([...this.#dialog.querySelectorAll('li')].map(textOf), actions);
  }

  asksFor(labels: readonly string[]): void {
    assert.deepEqual([...this.#dialog.querySelectorAll('label')].filter(isVisible).map(textOf), labels);
  }

  /** Asserts that a legacy page shows these facts. */
  async opened(title: string, facts: Facts): Promise<void> {
    await this.#user.seesFramed(title);
    const labels = [...this.#user.frameDocument(title).querySelectorAll('dt')];
    const shown = labels.map((label) => [textOf(label), textOf(label.nextElementSibling ?? label)]);
    const wanted = shown.filter(([name = '']) => name in facts);
    assert.deepEqual(Object.fromEntries(wanted), facts);
  }

  get #dialog(): Element {
    return this.#user.dialog('Create Loan');
  }
}

/** The _Create Loan_ dialog in a browser: its size, its accessibility, and its menu in a narrow window. */
export class CreateDialogInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async signIn(person: string, isNewWorkflow: boolean, mayLock: boolean): Promise<void> {
    await this.#visit.enterWorld(recipe(isNewWorkflow, mayLock));
    await this.#visit.signInAtProvider(person);
  }

  /** Opens the dialog by keyboard. In a narrow window, _Create Loan_ is the first entry of a menu. */
  async openByMenu(): Promise<void> {
    const { page } = this.#visit;
    await page.locator('main button[aria-haspopup="menu"]', { hasText: 'Create Loan' }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Create Loan' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu').filter({ visible: true })).toHaveCount(0);
    await expect(this.#dialog).toBeVisible();
  }

  /** Asserts the exact width of the dialog, in the present window and in a window of the width `inWindow`. */
  async isWideAtLeast(pixels: number, inWindow: number): Promise<void> {
    const { page } = this.#visit;
    const width = async () => (await this.#dialog.boundingBox())?.width;
    await expect.poll(width).toBe(pixels);
    const { width: before, height } = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: inWindow, height });
    await expect.poll(width).toBe(pixels);
    await page.setViewportSize({ width: before, height });
  }

  async isAccessible(): Promise<void> {
    await expect(this.#dialog).toBeVisible();
    const { violations } = await runAxe(this.#visit.page, { include: '[role="dialog"]', evenMinor: true });
    expect(violations.map(({ rule }) => rule)).toEqual([]);
  }

  async opened(title: string, facts: Facts): Promise<void> {
    const { page } = this.#visit;
    await this.#visit.seesFramed(title);
    for (const [name, value] of Object.entries(facts)) {
      const fact = this.#visit.frame(title).locator('dt', { hasText: name }).locator('+ dd');
      await expect(fact).toHaveText(value);
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  get #dialog(): Locator {
    return this.#visit.page.getByRole('dialog', { name: 'Create Loan', exact: true });
  }
}

export const dialog = { app: CreateDialog, browser: CreateDialogInBrowser };
