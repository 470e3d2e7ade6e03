import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { World } from '../../mock-server/tools/client/client.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { expectAccessible } from './accessible.ts';
import { failedRequests, frameIsThere, test } from './journey.ts';
import { presenterBar as bar } from './presenter-bar.ts';

test.use({ expectedErrors: failedRequests });

test('the steps of a demo: buttons, keys also over a dialog, and changes by another screen', async ({
  visitor: page,
  world,
  enterAs,
}) => {
  const demo = 'outage';
  await world.changeWorld({ presenter: { demo, step: 2 } });
  await enterAs('lending-staff', paths.legacyPage('loan-pipeline'));
  await frameIsThere(page, 'Mortgage Pipeline');
  await expect(bar(page)).toContainText('A bad morning for the serverStep 2 of 10Click');
  const words = bar(page).getByText('Now the server fails.');
  await expect(words).toBeHidden();
  await bar(page).getByRole('button', { name: 'What to say' }).click();
  await expect(words).toBeVisible();
  await expectAccessible(page, { within: 'body', besides: 'iframe', evenMinor: true });
  await bar(page).getByRole('button', { name: 'Let the next loan fail' }).click();
  await expect
    .poll(async () => (await world.getWorld()).faults)
    .toMatchObject({ loan: { operation: 'getLoanDashboard', status: 503 } });

  // Another screen goes on.
  await world.changeWorld({ presenter: { demo, step: 10 } });
  await expect(bar(page)).toContainText('Step 10 of 10');
  await expect(bar(page).getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await page.keyboard.press('Control+Shift+~');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Alt+Comma');
  await expect(bar(page)).toContainText('Step 9 of 10');
  await bar(page).getByRole('button', { name: 'Back' }).click();
  await expect(bar(page)).toContainText('Step 8 of 10');
  await expect.poll(async () => (await world.getWorld()).presenter).toEqual({ demo, step: 8 });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Notes' })).toHaveAttribute(
    'href',
    '/mock/demos/outage/notes',
  );
});

test('on a slow server, each press of Next counts: an older response sets no step back', async ({
  visitor: page,
  world,
  enterAs,
}) => {
  const next = await openOutage(page, world, enterAs);
  const stepOfWorld = async () => (await world.getWorld()).presenter?.step;
  const held: (() => Promise<void>)[] = [];
  await page.route('**/mock/worlds/current', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    held.push(() => route.fulfill({ response }));
  });
  await next.click();
  await expect.poll(stepOfWorld).toBe(2);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const older = held.splice(0);
  await next.click();
  await expect.poll(stepOfWorld).toBe(3);
  for (const respond of older) await respond();
  await page.evaluate(() => fetch('/health').then(() => null));
  await next.click();
  await expect.poll(stepOfWorld).toBe(4);
  for (const respond of held) await respond();
  await page.unrouteAll();
  await expect(bar(page)).toContainText('Step 4 of 10');
});

test('on a slow server, the last press of Next wins, whichever request arrives last', async ({
  visitor: page,
  world,
  enterAs,
}) => {
  const next = await openOutage(page, world, enterAs);
  const first = Promise.withResolvers<Route>();
  await page.route('**/mock/worlds/current', (route) => first.resolve(route), { times: 1 });
  await next.click();
  const held = await first.promise;
  await next.click();
  await next.click();
  await expect(bar(page)).toContainText('Step 4 of 10');
  await held.continue();
  await held.request().response();
  await expect.poll(async () => (await world.getWorld()).presenter?.step).toBe(4);
  await expect(bar(page)).toContainText('Step 4 of 10');
});

/** Opens the first step of the demo `outage`. Returns the button _Next_. */
async function openOutage(
  page: Page,
  world: World,
  enterAs: (persona: string, path: string) => Promise<void>,
): Promise<Locator> {
  await world.changeWorld({ presenter: { demo: 'outage', step: 1 } });
  await enterAs('lending-staff', paths.legacyPage('loan-pipeline'));
  await frameIsThere(page, 'Mortgage Pipeline');
  await expect(bar(page)).toContainText('Step 1 of 10');
  return bar(page).getByRole('button', { name: 'Next', exact: true });
}
