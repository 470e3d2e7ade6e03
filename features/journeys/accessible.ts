import { expect, type Frame, type Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';

/** The part of a state that no other check has seen: what is looked at costs time, most of all an legacy page. */
export interface Part {
  /** Where it lies, frames included; without it, the whole page. */
  readonly within?: string;
  /** What is left out of it. */
  readonly besides?: string;
  /** The same things in other colours: whether their contrast is enough is all that can differ. */
  readonly onlyContrast?: boolean;
  /** Counts what is minor or moderate, too. */
  readonly evenMinor?: boolean;
}

/** The frame of a page of the legacy application. */
export const frames = 'iframe';

/** An legacy page in a frame that another journey has checked. */
export const besidesFrames: Part = { besides: frames };

/** The dialog that has just opened over a page that was checked before. */
export const inDialog: Part = { within: '[role="dialog"]' };

/** What an antd menu, opened by a button, adds to the page. */
export const inMenu: Part = { within: '[role="menu"]' };

/** The page between toolbar and edge of the window. */
export const inMain: Part = { within: 'main' };

/** The page is for everybody: nothing serious or critical. What is looked at must be there. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  const { within, besides, onlyContrast, evenMinor = false } = part;
  if (within !== undefined)
    await expect(page.locator(within).filter({ visible: true }).first()).toBeVisible();
  const { violations, incomplete } = await runAxe(page, {
    frames: besides === frames ? [] : await framesIn(page, part),
    include: within,
    exclude: besides,
    rules: onlyContrast ? ['color-contrast', framesAreTested] : undefined,
    evenMinor,
  });
  // A frame that cannot be looked into would be left out without a word.
  expect(incomplete.filter(({ rule }) => rule === framesAreTested)).toEqual([]);
  expect(violations.map(({ rule, help, targets }) => `${rule}: ${help} (${targets.join(', ')})`)).toEqual([]);
}

/** No two elements of the page have the same id. */
export async function expectUniqueIds(page: Page): Promise<void> {
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
}

/** Every link and button is at least 24 pixels high and wide, or has that much room (WCAG 2.5.8). */
export async function expectTargets(page: Page): Promise<void> {
  const { violations } = await runAxe(page, { rules: ['target-size'], evenMinor: true });
  expect(violations.flatMap(({ targets }) => targets)).toEqual([]);
}

async function framesIn(page: Page, { within }: Part): Promise<Frame[]> {
  const elements = await page.locator(within === undefined ? frames : `${within} ${frames}`).elementHandles();
  const contents = await Promise.all(elements.map((element) => element.contentFrame()));
  return contents.filter((frame) => frame !== null);
}

/** The rule that says which frames could not be looked into. */
const framesAreTested = 'frame-tested';
