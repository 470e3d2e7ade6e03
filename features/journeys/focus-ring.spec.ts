import { palest } from './focus-rings.ts';
import { expect } from '@playwright/test';
import { arriveAt, test } from './journey.ts';
import { resize } from './window-size.ts';

/** Pages, with the number of presses that visit their kinds of controls: of Tab, or of Shift+Tab below zero. */
const pages = {
  '/new-loan': 18,
  '/lf/loan-pipeline': 10,
  // From the end: the bar of the presenter.
  '/new-lead': -6,
  '/mock': 6,
  '/api-docs': 14,
};

for (const [path, presses] of Object.entries(pages))
  test(`[A-189] whatever has the focus on ${path} has a ring with a contrast of 3:1, in light, dark and forced colors`, async ({
    visitor: page,
    world,
    enterAs,
    origin,
  }) => {
    await resize(page, [1440, 900]);
    await world.changeWorld({ presenter: {} });
    const reader = await page.context().newPage();
    await reader.goto(`${origin}/health`);
    await enterAs('lending-staff', '/lf/loan-pipeline');
    await arriveAt(page, 'Mortgage Pipeline');
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await palest(page, reader, presses, path)).toEqual([]);
  });

test('[A-189] the users of the sign-in page have the ring, too', async ({ visitor: page, origin }) => {
  const reader = await page.context().newPage();
  await reader.goto(`${origin}/health`);
  await page.goto(origin);
  await arriveAt(page, 'Sign in');
  expect(await palest(page, reader, 3, 'the sign-in page')).toEqual([]);
});
