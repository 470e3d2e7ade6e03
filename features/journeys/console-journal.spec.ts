import { expect } from '@playwright/test';
import { askForSettings } from './console-calls.ts';
import { errorButton, notice, operation, test, waiting } from './console-desk.ts';
import { resize } from './window-size.ts';

test('the journal is the first and widest part, also in the first view of a window 1024 pixels wide', async ({
  desk,
}) => {
  await askForSettings(desk);
  for (const width of [1024, 1440]) {
    await resize(desk, [width, 768]);
    await expect(desk.locator('.calls .line').first()).toBeInViewport({ ratio: 1 });
    await expect(desk.locator('main section').first()).toHaveAccessibleName('Requests');
    const [journal = 0, ...others] = await desk
      .locator('main section')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(Math.max(...others)).toBeLessThan(journal);
  }
});

test('each target of an error reads in one line in a window 1440 pixels wide, and a control is beside its words', async ({
  desk,
  world,
}) => {
  await desk.setViewportSize({ width: 1440, height: 900 });
  const when = { caller: 'lending-staff', parameters: { generalAccountId: '123404' } } as const;
  const response = { status: 204, anyway: true } as const;
  await world.changeWorld({
    faults: { empty: { operation: 'getLoanMenu', kind: 'response', when, response } },
  });
  await expect(waiting(desk)).toHaveCount(1);
  const rows = await desk
    .locator('.faults > li, .setting:has(> .ant-switch)')
    .evaluateAll((all) =>
      all.map(
        ({ children: [words, control] }) =>
          Number(words?.getBoundingClientRect().right) <= Number(control?.getBoundingClientRect().left),
      ),
    );
  expect(rows).toEqual(rows.map(() => true));
  expect(rows.length).toBeGreaterThan(8);
  await desk.getByText(/^Legacy pages/).click();
  const heights = await desk
    .locator('.operation')
    .evaluateAll((targets) => targets.map((target) => Math.round(target.getBoundingClientRect().height)));
  expect(heights).toEqual(heights.map(() => heights[0]));
  expect(heights.length).toBeGreaterThan(60);
});

test('a request of the journal fails the next time, with its parameters, and its message goes when it has', async ({
  desk,
  world,
}) => {
  const { accessToken } = await world.issueToken({ persona: 'closing' });
  const send = (menu: string) =>
    desk.evaluate(
      async ({ path, token }) =>
        (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).status,
      { path: `/api/navigation/menu/${menu}`, token: accessToken },
    );
  await send('reports');
  await desk
    .getByRole('button', { name: 'Fail this next time: GET /api/navigation/menu/reports' })
    .press('Enter');
  await expect(notice(desk)).toContainText('500 is pending for Get menu with menu reports, once.');
  await expect(waiting(desk)).toHaveCount(1);
  expect(await send('rates')).toBe(200);
  await expect(notice(desk)).toContainText('is pending');
  expect(await send('reports')).toBe(500);
  await expect(waiting(desk)).toHaveCount(0);
  await expect(notice(desk)).toHaveText('');
  await test.step('a fault that stays has the message only until its first use', async () => {
    await desk.locator('#throw').getByRole('radio', { name: 'Always' }).click();
    await operation(desk, 'getConfiguration').click();
    await errorButton(desk, 'conflict').click();
    await expect(notice(desk)).toContainText('is pending');
    await askForSettings(desk);
    await expect(notice(desk)).toHaveText('');
    await expect(waiting(desk)).toHaveCount(1);
  });
  await test.step('the message of a fault that another user removes goes, too', async () => {
    await errorButton(desk, 'server').click();
    await expect(notice(desk)).toContainText('is pending');
    await world.changeWorld({ faults: null });
    await expect(notice(desk)).toHaveText('');
  });
});

test('the user at work is named, also without a persona at the identity provider', async ({
  desk,
  site,
  world,
}) => {
  const where = desk.locator('#where');
  await expect(where).toContainText('nobody at work');
  const { accessToken } = await world.issueToken({ persona: 'closing' });
  const headers = {
    ...world.headers,
    host: new URL(site.origin).host,
    authorization: `Bearer ${accessToken}`,
  };
  await site.app.inject({ url: '/api/navigation/user', headers });
  await expect(where).toContainText(/[A-Z]\w+ [A-Z]\w+ at work/);
  await desk.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(where, 'after the journal is cleared').toContainText('at work');
});
