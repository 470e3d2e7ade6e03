import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { configurationOperations } from '../../contracts/api/configuration.ts';
import { landingOperations } from '../../contracts/api/landing.ts';
import type { Configuration } from '../../contracts/schemas/configuration.ts';
import type { Fault } from '../../contracts/schemas/mock.ts';
import { providerPaths } from '../../mock-server/identity/settings.ts';
import { paths } from '../../web/app/paths.ts';
import { type AlertMessage, alertTypes } from '../../web/errors/alert.ts';
import { ownFaults } from '../support/faults.ts';
import { arriveAt, exhibit, expectAccessible, pictures, test } from './journey.ts';

/** Somebody the identity provider knows, in a window of a usual size. */
async function signIn(page: Page, origin: string, persona: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const answer = await page.request.post(origin + providerPaths.session, { data: { persona } });
  expect(answer.status()).toBe(204);
}

async function failNext(page: Page, origin: string, fault: Omit<Fault, 'operation' | 'kind'>): Promise<void> {
  const answer = await page.request.post(origin + ownFaults, {
    data: { operation: 'initializeEnterpriseLos', kind: 'status', status: 500, ...fault },
  });
  expect(answer.ok()).toBe(true);
}

/** What the dialog can show: with and without a message, a reference number, and somebody to call. */
const dialogs = [
  {
    rule: 'S-8-03',
    name: 'message-and-reference',
    persona: 'lending-staff',
    fault: { message: 'The older application is being serviced until 18:00.' },
  },
  { rule: 'S-8-02', name: 'no-message', persona: 'lending-staff', fault: {} },
  { rule: 'S-8-06', name: 'no-reference', persona: 'lending-staff', fault: { withTraceId: false } },
  {
    rule: 'S-8-07',
    name: 'nobody-to-call',
    persona: 'product-account',
    fault: { message: 'The older application is being serviced until 18:00.' },
  },
] as const;

for (const { rule, name, persona, fault } of dialogs) {
  test(`the server-error dialog: ${name}`, async ({ visitor: page, origin }) => {
    await signIn(page, origin, persona);
    await failNext(page, origin, fault);
    await page.goto(origin + paths.default);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await exhibit(page, rule, `server-error-${name}`);
    if (rule !== 'S-8-03') return;
    await page.context().grantPermissions(['clipboard-write'], { origin });
    await page.getByRole('button', { name: 'Copy reference number' }).click();
    await expect(page.getByText('Reference ID copied')).toBeVisible();
    await exhibit(page, 'S-8-05', 'reference-copied');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await arriveAt(page, 'Your work could not be opened');
    await exhibit(page, 'S-4.3-12', 'landing-failed');
  });
}

test('the error pages, for a stranger and with the toolbar', async ({ visitor: page, origin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [rule, code, title] of [
    ['L-8.5-01', '400', 'Bad Request'],
    ['L-8.5-02', '401', 'Unauthorized'],
    ['L-8.5-03', '403', 'Forbidden'],
    ['L-8.5-04', '405', 'Method Not Allowed'],
    ['L-8.5-05', '408', 'Request Timeout'],
    ['L-8.5-06', '409', 'Conflict'],
    ['L-8.5-07', '412', 'Precondition Failed'],
    ['L-8.5-08', '421', 'Misdirected Request'],
    ['L-8.5-09', '428', 'Precondition Required'],
    ['L-8.5-10', '500', 'Internal Server Error'],
    ['L-8.5-11', '502', 'Bad Gateway'],
    ['L-8.5-12', '503', 'Service Unavailable'],
    ['L-8.5-13', '504', 'Gateway Timeout'],
    ['L-8.5-14', '404', 'Page Not Found'],
  ] as const) {
    const address = origin + paths.error(code);
    if (rule === 'L-8.5-01') await page.goto(address);
    else await changeAddress(page, address);
    await arriveAt(page, title);
    await page.screenshot({ path: join(pictures, `${rule}-error-${code}.png`) });
  }
  await expectAccessible(page);
  await signIn(page, origin, 'lending-staff');
  await page.goto(origin + paths.newLead);
  await arriveAt(page, 'Create Lead');
  await page.goto(origin + paths.error(403));
  await expect(page.getByRole('banner')).toBeVisible();
  await exhibit(page, 'L-2.4-01', 'error-page-with-toolbar');
  await page.goto(`${origin}/lf/no-such-page`);
  await arriveAt(page, 'Page Not Found');
  await exhibit(page, 'S-8-18', 'unknown-older-page');
});

test('the alerts, and no alert', async ({ visitor: page, origin }) => {
  await signIn(page, origin, 'lending-staff');
  await page.goto(origin + paths.alertMessage);
  await arriveAt(page, 'No Message');
  await page.setViewportSize({ width: 750, height: 500 });
  await exhibit(page, 'L-2.1-11', 'alert-none');
  for (const type of alertTypes) {
    const alert: AlertMessage = { type, ...told[type] };
    await page.evaluate((text) => sessionStorage.setItem('alertMessage', text), JSON.stringify(alert));
    await page.reload();
    await arriveAt(page, alert.title);
    await exhibit(page, 'S-2.1-23', `alert-${type.toLowerCase()}`);
  }
});

const told: Readonly<Record<AlertMessage['type'], Pick<AlertMessage, 'title' | 'description'>>> = {
  Error: {
    title: 'Image Flow Access Denied',
    description:
      'The group Quality Control may read loans but not their images. Ask your system administrator for access.',
  },
  Warning: { title: 'The Rates Are From Yesterday', description: 'Ask for new ones before you lock.' },
  Information: { title: 'Service Tonight', description: 'Images cannot be opened between 22:00 and 23:00.' },
  Success: { title: 'The Images Were Sent', description: 'The investor has confirmed 14 pages.' },
};

test('signed out', async ({ visitor: page, origin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // The page leaves after 3 seconds; here it gets nowhere.
  await page.route(origin + paths.root, (route) => route.abort('aborted'));
  await page.goto(origin + paths.signedOut);
  await arriveAt(page, "You've been signed out");
  await exhibit(page, 'L-2.5-01', 'signed-out');
});

test('a profile that cannot be loaded', async ({ visitor: page, origin }) => {
  await signIn(page, origin, 'lending-staff');
  await page.request.post(origin + ownFaults, {
    data: { operation: 'getUser', kind: 'status', status: 500 },
  });
  await page.goto(origin + paths.default);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await arriveAt(page, 'Your profile could not be loaded');
  await exhibit(page, 'S-4.1-02', 'profile-missing');
});

const { path: settings } = configurationOperations.getConfiguration;

test('what the start says when it cannot go on', async ({ visitor: page, origin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(`**${settings}`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(origin + paths.default);
  await arriveAt(page, 'Internal Server Error');
  await exhibit(page, 'L-7-05', 'settings-missing');
  await page.unrouteAll();

  await page.route(`**${settings}`, async (route) => {
    const sound = (await (await route.fetch()).json()) as Configuration;
    await route.fulfill({
      json: { ...sound, signIn: { ...sound.signIn, authority: 'http://login.example/a' } },
    });
  });
  await page.goto(origin + paths.default);
  await arriveAt(page, 'Sign-In Does Not Work Here');
  await exhibit(page, 'S-5-17', 'sign-in-set-up');
  await page.unrouteAll();

  await page.route('http://los.example/**', async (route) => {
    const url = route.request().url().replace('http://los.example', origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto('http://los.example');
  await arriveAt(page, 'This Address Is Not Secure');
  await exhibit(page, 'S-5-17', 'insecure-address');
});

test('what a failed download says', async ({ visitor: page, origin }) => {
  await signIn(page, origin, 'lending-staff');
  await page.route('**/assets/app-*.js', (route) => route.abort('internetdisconnected'));
  await page.goto(origin);
  await arriveAt(page, 'The Application Could Not Be Downloaded');
  await exhibit(page, 'L-2.1-24', 'product-not-downloaded');
  await page.unrouteAll();
  await page.route(`**${landingOperations.initializeEnterpriseLos.path}`, (route) => route.abort());
  await page.route('**/assets/create-loan-page-*.js', (route) => route.abort('internetdisconnected'));
  await page.goto(origin + paths.newLoan);
  await arriveAt(page, 'This page could not be downloaded');
  await exhibit(page, 'L-2.1-24', 'page-not-downloaded');
});

/** Another address without loading the page again. */
async function changeAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
