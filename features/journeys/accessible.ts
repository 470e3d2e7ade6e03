import { expect, type Frame, type Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { expectWithinBounds } from './fits.ts';

/** The part of a page whose accessibility is checked. Checks are slow, so each part is checked in only one journey. */
export interface Part {
  /** Selector of the part, frames included; default: the whole page. */
  readonly within?: string;
  /** Selector of elements to leave out. */
  readonly besides?: string;
  /** True to check contrast only, for a part that was checked in other colors before. */
  readonly onlyContrast?: boolean;
  /** True to include minor and moderate violations. */
  readonly evenMinor?: boolean;
}

/** Selector of frames with legacy pages. */
export const frames = 'iframe';

/** The page without its frames: another journey checks the legacy pages in them. */
export const besidesFrames: Part = { besides: frames };

/** Only the open dialog, for a page that was checked before. */
export const inDialog: Part = { within: '[role="dialog"]' };

/** An open menu. */
export const inMenu: Part = { within: '[role="menu"]' };

/** The main part of the page, below the toolbar. */
export const inMain: Part = { within: 'main' };

/**
 * Asserts that the page is within its bounds, and that a part of it exists and has no serious or critical accessibility
 * violations.
 */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  const { within, besides, onlyContrast, evenMinor = false } = part;
  if (within !== undefined)
    await expect(page.locator(within).filter({ visible: true }).first()).toBeVisible();
  await expectWithinBounds(page);
  const { violations, incomplete } = await runAxe(page, {
    frames: besides === frames ? [] : await framesIn(page, part),
    include: within,
    exclude: besides,
    rules: onlyContrast ? ['color-contrast', framesAreTested] : undefined,
    evenMinor,
  });
  // axe skips a frame that it cannot access, and reports it only as incomplete.
  expect(incomplete.filter(({ rule }) => rule === framesAreTested)).toEqual([]);
  expect(violations.map(({ rule, help, targets }) => `${rule}: ${help} (${targets.join(', ')})`)).toEqual([]);
}

/** Asserts that no two elements of the page have the same id. */
export async function expectUniqueIds(page: Page): Promise<void> {
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
}

/** Asserts that every link and button has a target size or spacing of at least 24 pixels (WCAG 2.5.8). */
export async function expectTargets(page: Page): Promise<void> {
  const { violations } = await runAxe(page, { rules: ['target-size'], evenMinor: true });
  expect(violations.flatMap(({ targets }) => targets)).toEqual([]);
}

async function framesIn(page: Page, { within }: Part): Promise<Frame[]> {
  const elements = await page.locator(within === undefined ? frames : `${within} ${frames}`).elementHandles();
  const contents = await Promise.all(elements.map((element) => element.contentFrame()));
  return contents.filter((frame) => frame !== null);
}

/** The rule by which axe reports frames that it could not check. */
const framesAreTested = 'frame-tested';
