import { expect } from '@playwright/test';
import { askForSettings } from './console-calls.ts';
import { expectAccessible } from './accessible.ts';
import { errorButton, notice, operation, test, waiting } from './console-desk.ts';

test('a response of the journal is edited and sent from now on; one that breaks the contract only anyway', async ({
  desk,
  world,
}) => {
  const settings = JSON.parse((await askForSettings(desk)).text) as Record<string, unknown>;
  const respond = desk.getByRole('button', { name: 'Respond like this: GET /api/configuration' });
  await respond.click();
  const editor = desk.getByRole('form', { name: 'Response from now on' });
  const body = editor.getByLabel('Body (JSON); empty for none');
  const send = editor.getByRole('button', { name: 'Respond like this', exact: true });
  await test.step('a response of the contract, always', async () => {
    await body.fill(JSON.stringify({ ...settings, productTitle: 'Edited' }));
    await expectAccessible(desk, { evenMinor: true });
    await send.click();
    await expect(notice(desk)).toContainText('Response 200 is pending for Get configuration, always.');
    await expect(waiting(desk)).toHaveText(/Response 200 at Get configuration, always/);
    for (let count = 0; count < 2; count += 1)
      expect(JSON.parse((await askForSettings(desk)).text)).toMatchObject({ productTitle: 'Edited' });
    expect(Object.values((await world.getWorld()).faults ?? {})).toMatchObject([
      { kind: 'response', times: 'always' },
    ]);
    await waiting(desk)
      .getByRole('button', { name: /^Remove Response 200/ })
      .click();
    await expect(waiting(desk)).toHaveCount(0);
    expect((await askForSettings(desk)).text).not.toContain('Edited');
  });
  await test.step('a body that breaks the contract, once, and only if it is sent anyway', async () => {
    await respond.first().click();
    await body.fill('{"idle": 1}');
    await editor.getByRole('radio', { name: 'Once' }).click();
    await send.click();
    await expect(editor.getByRole('alert')).toContainText('response.body');
    await expect(waiting(desk)).toHaveCount(0);
    await editor.getByRole('button', { name: 'Send anyway' }).click();
    await expect(waiting(desk)).toHaveCount(1);
    expect((await askForSettings(desk)).text).toBe('{"idle":1}');
    await expect(waiting(desk)).toHaveCount(0);
  });
});

test('an error with a condition is only for the requests that meet it', async ({ desk }) => {
  await operation(desk, 'getConfiguration').click();
  const card = desk.locator('#throw');
  await card.getByText('Only some requests').click();
  await card.getByRole('checkbox', { name: 'Only for this caller' }).click();
  await expect(card.locator('#aim')).toContainText('if its conditions are met');
  await errorButton(desk, 'server').click();
  await expect(waiting(desk)).toHaveText(/500 at Get configuration of .+, once/);
  expect((await askForSettings(desk)).status).toBe(200);
  await expect(waiting(desk)).toHaveCount(1);
});
