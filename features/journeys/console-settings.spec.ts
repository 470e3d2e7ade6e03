import { expect } from '@playwright/test';
import { builtInIdleTimes } from '../../contracts/api/settings.ts';
import type { Configuration } from '../../contracts/operations/configuration.ts';
import { expectAccessible } from './accessible.ts';
import { askForSettings } from './console-calls.ts';
import { notice, open, test } from './console-desk.ts';
import { arriveAt } from './journey.ts';

test('the console shows the idle warning in three presses', async ({ desk, hand, context }) => {
  await context.clock.install();
  const opened = context.waitForEvent('page');
  await hand.press(desk.getByRole('radio', { name: 'Demo' }));
  await expect(notice(desk)).toContainText('Warning after 5 s, sign-out 30 s later, keep-alive every 10 s');
  await hand.press(desk.getByRole('link', { name: 'Open the product' }));
  const product = await opened;
  await hand.press(product.getByRole('button', { name: 'Leila Sandoval' }));
  expect(hand.presses).toBe(3);
  await arriveAt(product, 'Mortgage Pipeline');
  await expect
    .poll(() => product.evaluate(() => localStorage.getItem('lastActivity')), 'the watch runs')
    .not.toBeNull();
  await context.clock.fastForward(5_000);
  await expect(product.getByRole('dialog', { name: 'Are you still there?' })).toContainText('signed out in');
});

test('idle times, title and addresses of the console change the settings; invalid ones show a reason', async ({
  desk,
}) => {
  const settings = async () => JSON.parse((await askForSettings(desk)).text) as Configuration;
  await test.step('the times of each document, and any others', async () => {
    await expect(desk.getByRole('radio', { name: 'Document 001' })).toBeChecked();
    await desk.getByRole('radio', { name: 'Document 000' }).click();
    await expect(notice(desk)).toContainText(`Warning after ${builtInIdleTimes.idleSeconds} s`);
    expect((await settings()).idle).toEqual(builtInIdleTimes);
    await desk.getByText('Other times').click();
    await desk.getByLabel('Sign-out after the warning (seconds)').fill('20');
    await desk.getByLabel('Sign-out after the warning (seconds)').press('Enter');
    await expect(notice(desk)).toContainText('sign-out 20 s later');
    expect((await settings()).idle).toEqual({ ...builtInIdleTimes, timeoutSeconds: 20 });
    await expect(desk.getByRole('radio', { name: 'Document 000' })).not.toBeChecked();
    await notice(desk).getByRole('button', { name: 'Undo' }).click();
    await expect(desk.getByRole('radio', { name: 'Document 000' })).toBeChecked();
  });
  await test.step('a title and an address, and an address that is none', async () => {
    await desk.getByText('Product title, pages, support site').click();
    await desk.getByLabel('Product title', { exact: true }).fill('Harbor Lending');
    await desk.getByLabel('LOS Help', { exact: true }).fill('javascript:alert(1)');
    await expect(notice(desk)).toContainText('Product title: Harbor Lending.');
    await desk.getByLabel('LOS Help', { exact: true }).press('Tab');
    await expect(notice(desk)).toContainText('settings.pageAddresses.LosHelp');
    const { productTitle, pageAddresses } = await settings();
    expect([productTitle, pageAddresses]).toEqual(['Harbor Lending', undefined]);
  });
  await expectAccessible(desk, { evenMinor: true });
});

test('a clock that is set while the console is open shows the time since it was set', async ({
  desk,
  site,
  context,
  world,
}) => {
  await context.clock.install();
  await open(desk, site);
  await context.clock.fastForward(600_000);
  await world.changeWorld({ clock: { now: '2026-03-02T12:00:00.000Z', isFrozen: false } });
  await expect(desk.locator('#clock time')).toHaveAttribute('datetime', /^2026-03-02T12:0[01]:/);
});
