import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

/** The part of a state that no other check has seen: what is looked at costs time, most of all an older page. */
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

/** What a page of the older application stands in. */
export const frames = 'iframe';

/** An older page in a frame that another journey has checked. */
export const besidesFrames: Part = { besides: frames };

/** The dialog that has just opened over a page that was checked before. */
export const inDialog: Part = { within: '[role="dialog"]' };

/** What an antd menu, opened by a button, adds to the page. */
export const inMenu: Part = { within: '[role="menu"]' };

/** The page between toolbar and edge of the window. */
export const inMain: Part = { within: 'main' };

/** The page is for everybody: nothing serious or critical. What is looked at must be there. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  const isPlain = part.besides === frames || !(await hasFrames(page, part));
  if (!isPlain) await Promise.all(page.frames().map((frame) => frame.evaluate(axeOnce)));
  const axe = new AxeBuilder({ page, axeSource: axeOnce }).options({ resultTypes: ['violations'] });
  if (part.within !== undefined) {
    await expect(page.locator(part.within).filter({ visible: true }).first()).toBeVisible();
    axe.include(part.within);
  }
  if (part.besides !== undefined) axe.exclude(part.besides);
  if (part.onlyContrast) axe.withRules(['color-contrast', framesAreTested]);
  // In one piece takes half the time and finds the same; but then a frame has to answer the page around in time.
  axe.setLegacyMode(isPlain);
  const { violations, incomplete } = await axe.analyze();
  // A frame that cannot be looked into would be left out without a word.
  expect(incomplete.filter(({ id }) => id === framesAreTested)).toEqual([]);
  const grave = violations.filter(
    ({ impact }) => part.evenMinor || impact === 'serious' || impact === 'critical',
  );
  const told = grave.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
  expect(told).toEqual([]);
}

/**
 * Axe for a place that may have it already. The builder gives a frame one second to take it in, and on a busy machine
 * that is too short: it is brought there before, however long it takes.
 */
const axeOnce = `if (typeof axe === 'undefined') { ${axeCore.source} }`;

async function hasFrames(page: Page, { within }: Part): Promise<boolean> {
  return (await page.locator(within === undefined ? frames : `${within} ${frames}`).count()) > 0;
}

/** The rule that says which frames could not be looked into. */
const framesAreTested = 'frame-tested';
