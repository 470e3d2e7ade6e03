import { expect } from '@playwright/test';
import { errorGroups, faultInWords } from '../../mock-server/tools/console/client/errors.ts';
import { expectAccessible, expectTargets } from './accessible.ts';
import { askForSettings, createLoan } from './console-calls.ts';
import { errorButton, Hand, notice, operation, resetWorld, test, waiting, worldId } from './console-desk.ts';
import { expectWithinBounds } from './fits.ts';
import { resize } from './window-size.ts';

const enough = 3;
const errors = errorGroups.flatMap((group) => group.errors);

test('every error can be injected with at most three presses', async ({ desk }) => {
  for (const [index, { id, badge, label, only }] of errors.entries()) {
    await test.step(`${badge} ${label}`, async () => {
      const hand = new Hand();
      await hand.press(operation(desk, only ?? 'getConfiguration'));
      await hand.press(errorButton(desk, id));
      expect(hand.presses).toBeLessThanOrEqual(enough);
      await expect(waiting(desk)).toHaveCount(index + 1);
    });
  }
  const words = errors.map(({ fault, only = 'getConfiguration' }) =>
    faultInWords({ ...fault, operation: only }),
  );
  await expect(waiting(desk)).toContainText(words);
});

test('an error is listed and announced when it comes, also the second time', async ({ desk }) => {
  const calls = desk.locator('.calls > li');
  const announced = desk.locator('#newest-error');
  await operation(desk, 'getConfiguration').click();
  for (const time of [1, 2]) {
    await errorButton(desk, 'server').click();
    await expect(waiting(desk)).toHaveCount(1);
    expect((await askForSettings(desk)).status).toBe(500);
    await expect(waiting(desk)).toHaveCount(0);
    await expect(calls).toHaveCount(2 * time - 1);
    await expect(calls.first()).toContainText('fault: ');
    await expect(announced).toContainText('Status 500 from ');
    await announced.evaluate((element) => element.replaceChildren());
    expect((await askForSettings(desk)).status).toBe(200);
    await expect(calls).toHaveCount(2 * time);
  }
});

test('an error is injected by keyboard: its target is found by name, stays in view and is hit', async ({
  desk,
}) => {
  const aim = desk.locator('#aim');
  await expect(aim).toContainText('any request');
  await expect(errorButton(desk, 'create-error')).toHaveCount(0);
  await desk.keyboard.press('e');
  await desk.keyboard.type('create');
  const found = desk.locator('.operations .operation');
  await expect(found.nth(1)).toHaveText('Create loan');
  await expect(desk.getByText('Create loan', { exact: true })).toHaveCount(1);
  await desk.keyboard.press('Enter');
  await expect(aim).toHaveText('These buttons make Create loan fail once.POST /api/loans');
  await desk.getByLabel('Search operations').fill('');
  await expect(operation(desk, 'createLoan')).toBeChecked();
  await expect(operation(desk, 'reactToAnswer'), 'the whole list shows').toBeVisible();
  await errorButton(desk, 'create-error').scrollIntoViewIfNeeded();
  await expect(aim, 'the target stands beside the last button').toBeInViewport({ ratio: 1 });
  await errorButton(desk, 'create-error').press('Enter');
  await expect(waiting(desk)).toHaveText(/Status "error" at Create loan, once/);
});

test('an error can be injected once, several times or always, with any status, message and delay, and cleared', async ({
  desk,
  hand,
  site,
  world,
}) => {
  await test.step('a creation whose connection breaks once fails once, and creates nothing', async () => {
    const facts = desk.locator('#world .facts');
    const before = await facts.textContent();
    await operation(desk, 'createLoan').click();
    await errorButton(desk, 'reset').click();
    await expect(waiting(desk)).toHaveCount(1);
    // The connection is used first: browsers repeat a request without a response only on a reused connection.
    await askForSettings(desk);
    await expect(createLoan(desk, site, world.id)).rejects.toThrow(/TypeError/);
    await expect(waiting(desk)).toHaveCount(0);
    await expect(desk.locator('.calls > li.bad')).toHaveCount(1);
    await expect(desk.locator('#newest-error')).toContainText('No response from ');
    await expect(facts).toHaveText(before ?? '');
    expect(await createLoan(desk, site, world.id)).toMatchObject({ status: 'success' });
  });
  await test.step('what was done can be taken back', async () => {
    await errorButton(desk, 'server').click();
    await expect(waiting(desk)).toHaveCount(1);
    await notice(desk).getByRole('button', { name: 'Undo' }).click();
    await expect(waiting(desk)).toHaveCount(0);
    expect((await askForSettings(desk)).status).toBe(200);
  });
  await test.step('any status, message and delay can be thrown', async () => {
    await desk.getByText('Status, message and delay').click();
    const custom = desk.locator('#custom');
    await operation(desk, 'getConfiguration').click();
    await custom.getByLabel('Status', { exact: true }).fill('429');
    await custom.getByLabel('Message').fill('Too many of you.');
    await custom.getByRole('button', { name: 'Inject status' }).click();
    await expect(waiting(desk)).toHaveCount(1);
    const response = await askForSettings(desk);
    expect(response.status).toBe(429);
    expect(JSON.parse(response.text)).toMatchObject({ detail: 'Too many of you.' });
    await expect(waiting(desk)).toHaveCount(0);
  });
  const often = desk.locator('#throw');
  await test.step('an error can be thrown some times, from the nth call on', async () => {
    await often.getByRole('radio', { name: 'N times' }).click();
    await often.getByLabel('How many times').fill('2');
    await often.getByLabel('First request that fails').fill('2');
    await operation(desk, 'getConfiguration').click();
    await errorButton(desk, 'not-found').click();
    await expect(waiting(desk)).toHaveText(/404 at Get configuration, 2 times from the 2nd request on/);
    for (const expected of [200, 404, 404, 200]) {
      expect((await askForSettings(desk)).status).toBe(expected);
    }
    await expect(waiting(desk)).toHaveCount(0);
  });
  await test.step('an error can be thrown always, until it is cleared', async () => {
    await often.getByLabel('First request that fails').fill('1');
    await operation(desk, 'createLoan').click();
    await hand.press(often.getByRole('radio', { name: 'Always' }));
    await hand.press(operation(desk, 'getConfiguration'));
    await hand.press(errorButton(desk, 'conflict'));
    expect(hand.presses).toBeLessThanOrEqual(enough);
    await expect(waiting(desk)).toHaveText(/409 at Get configuration, always/);
    for (const expected of [409, 409, 409]) expect((await askForSettings(desk)).status).toBe(expected);
    await desk.getByRole('button', { name: 'Clear all' }).click();
    await expect(waiting(desk)).toHaveCount(0);
    expect((await askForSettings(desk)).status).toBe(200);
  });
});

test('the product shows an error that was injected from the console', async ({
  desk,
  hand,
  context,
  site,
}) => {
  await hand.choose(desk.getByLabel('Signed in as'), 'Leila Sandoval · Lending staff');
  await expect(notice(desk)).toContainText('Leila Sandoval is signed in');
  expect(hand.presses).toBeLessThanOrEqual(enough);
  await operation(desk, 'getUser').click();
  await errorButton(desk, 'server').click();
  await expect(waiting(desk)).toHaveCount(1);
  const product = await context.newPage();
  await product.goto(site.origin);
  const dialog = product.getByRole('dialog');
  await expect(dialog).toContainText('The server is under maintenance.');
  await expect(desk.locator('.calls > li.bad')).toContainText('fault: status 500');
});

test('the console sends events and changes clock, flags, features and worlds with one or two presses', async ({
  desk,
  hand,
  world,
}) => {
  await test.step('an event is sent, and a mistake in it is named', async () => {
    const events = desk.locator('#events');
    await events.getByRole('radio', { name: 'Session extend' }).click();
    await events.getByRole('button', { name: 'Send' }).click();
    await expect(notice(desk)).toContainText('Session extend is sent to no client');
    await events.getByLabel('Data (JSON)').fill('{');
    await events.getByRole('button', { name: 'Send' }).click();
    await expect(notice(desk)).toContainText('The data is not valid JSON');
    await events.getByLabel('Data (JSON)').fill('{"much":1}');
    await events.getByRole('button', { name: 'Send' }).click();
    await expect(notice(desk)).toContainText('data.much');
  });
  await test.step('clock, flags and features are changed', async () => {
    await hand.press(desk.getByRole('button', { name: 'Freeze' }));
    await expect(desk.locator('#clock .badge')).toHaveText('Frozen');
    const before = await desk.locator('#clock time').getAttribute('datetime');
    await hand.press(desk.getByRole('button', { name: '+1 day' }));
    await expect(desk.locator('#clock time')).not.toHaveAttribute('datetime', before ?? '');
    const after = await desk.locator('#clock time').getAttribute('datetime');
    expect(Date.parse(after ?? '') - Date.parse(before ?? '')).toBe(86_400_000);
    await hand.press(desk.getByRole('switch', { name: 'AI assistant' }));
    await expect(notice(desk)).toContainText('AI assistant: on.');
    await hand.press(desk.locator('#features input[name="features.lead"][value="off"]'));
    await expect(notice(desk)).toContainText('Leads: off for all users.');
    await hand.press(desk.getByRole('switch', { name: 'Loan menu' }));
    await expect(notice(desk)).toContainText('Loan menu is empty.');
    expect(hand.presses).toBe(5);
    await desk.locator('#features input[name="features.lead"][value="own"]').click();
    await expect(notice(desk)).toContainText('Leads: as each persona has it.');
    await notice(desk).getByRole('button', { name: 'Undo' }).click();
    await expect(desk.locator('#features input[name="features.lead"][value="off"]')).toBeChecked();
    const settings = JSON.parse((await askForSettings(desk)).text) as {
      featureFlags: { enableAiAssistant: boolean };
    };
    expect(settings.featureFlags.enableAiAssistant).toBe(true);
  });
  await test.step('a world is reset, recreated and left', async () => {
    const where = desk.locator('#where');
    await expect(worldId(desk)).toHaveText(world.id);
    await errorButton(desk, 'server').click();
    await resetWorld(desk);
    await expect(waiting(desk)).toHaveCount(0);
    await hand.choose(desk.getByLabel('New world from'), 'Bulk');
    await desk.getByLabel('Loans', { exact: true }).fill('50');
    await desk.getByRole('button', { name: 'New world' }).click();
    await expect(worldId(desk)).not.toHaveText(world.id);
    await expect(desk.locator('#world .facts')).toContainText('Bulk 50 seed · 50 loans');
    await desk.getByRole('button', { name: 'Back to the default world' }).click();
    await expect(where).toContainText('default world');
    await notice(desk).getByRole('button', { name: 'Undo' }).click();
    await expect(where).not.toContainText('default world');
  });
});

test('the console is accessible in light and dark; its journal can be filtered, opened and copied', async ({
  desk,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await operation(desk, 'getConfiguration').click();
  await errorButton(desk, 'server').click();
  await expect(waiting(desk)).toHaveCount(1);
  await askForSettings(desk);
  await askForSettings(desk);
  await test.step('accessible in light and dark', async () => {
    await desk.locator('.calls .line').first().click();
    await desk.getByText('Status, message and delay').click();
    await expectAccessible(desk, { evenMinor: true });
    for (const width of [1440, 1024, 390, 320]) {
      await resize(desk, [width, 900]);
      await expectWithinBounds(desk);
    }
    await expectTargets(desk);
    await desk.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(desk, { onlyContrast: true, evenMinor: true });
    await resize(desk, [1280, 720]);
    // One of the two requests is open: the one that arrived last.
    await desk.locator('.calls .line[aria-expanded="true"]').click();
  });
  await test.step('the journal is filtered, opened and copied', async () => {
    const calls = desk.locator('.calls > li:visible');
    await expect(calls).toHaveCount(2);
    await desk.locator('#journal').getByRole('radio', { name: '5xx' }).click();
    await expect(calls).toHaveCount(1);
    await desk.keyboard.press('/');
    await desk.keyboard.type('no such words');
    await expect(calls).toHaveCount(0);
    await expect(desk.getByText('No request matches the filter.')).toBeVisible();
    await desk.getByLabel('Filter the journal').fill('fault-injected L-7-05');
    await calls.locator('.line').click();
    await expect(calls).toContainText('The server is under maintenance.');
    await expect(calls).toContainText('changed by the fault: status 500');
    await calls.getByText('Schemas').click();
    await expect(calls.getByRole('region', { name: 'Schema of the response' })).toContainText('"traceId"');
    await calls.getByRole('button', { name: 'Copy as curl' }).click();
    await expect(notice(desk)).toContainText('copied');
    const copied = await desk.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('/api/configuration');
    expect(copied).toContain(world.id);
  });
});
