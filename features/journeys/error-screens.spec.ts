import { expect, type Page } from '@playwright/test';
import { type Configuration, configurationOperations } from '../../contracts/operations/configuration.ts';
import { landingOperations } from '../../contracts/operations/landing.ts';
import type { Fault } from '../../contracts/operations/fault.ts';
import type { World } from '../../mock-server/tools/client/client.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { errorTexts, notFound } from '../../contracts/api/error-texts.ts';
import { rulesAbout } from '../../contracts/api/rules.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { failuresInARow } from '../../web/session/sign-out-reason.ts';
import { standardLoan } from '../support/vocabulary/standard-loans.ts';
import { changeAddress } from '../support/address.ts';
import { expectAccessible, inDialog } from './accessible.ts';
import { showAlerts } from './alerts.ts';
import { arriveAt, checkAndSaveScreenshot, knowAtProvider, saveScreenshotOf, test } from './journey.ts';

// Each of these screens shows an error, which the browser console reports too.
test.use({ expectedErrors: /./ });

/** A common window size. */
const usual = { width: 1440, height: 900 };

const { path: settings } = configurationOperations.getConfiguration;

/** The fault of a request that fails with a server error. */
const serverError = { kind: 'status', status: 500 } as const;

const failNextLanding = (world: World, fault: Partial<Fault>) =>
  world.changeWorld({
    faults: { landing: { operation: 'initializeEnterpriseLos', ...serverError, ...fault } },
  });

const dialogIsThere = (page: Page) =>
  expect(page.getByRole('dialog').getByRole('button', { name: 'Dismiss' })).toBeFocused();

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).click();

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

const copyReference = (page: Page) => page.getByRole('button', { name: 'Copy reference number' }).click();

test('the server-error dialog: without a phone number, with and without a message and a reference number, which is copied', async ({
  visitor: page,
  world,
  origin,
}) => {
  await page.setViewportSize(usual);
  await knowAtProvider(page, origin, 'lending-staff');
  await world.changeWorld({ faults: { user: { operation: 'getUser', ...serverError } } });
  await page.goto(origin + paths.default);
  await dialogIsThere(page);
  // The phone number is part of the profile, whose request failed.
  await expect(page.getByRole('dialog')).toContainText('Please log a case via Case Management');
  await checkAndSaveScreenshot(page, 'S-8-07', 'server-error-nobody-to-call', inDialog);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await copyReference(page);
  await expect(page.getByText("We couldn't copy the reference ID.")).toBeVisible();
  await saveScreenshotOf(page, 'S-8-04', 'reference-not-copied');
  await dismiss(page);
  await arriveAt(page, "We couldn't load your profile");
  await checkAndSaveScreenshot(page, 'S-4.1-02', 'profile-missing');

  await failNextLanding(world, { message: 'The legacy application is being serviced until 18:00.' });
  await tryAgain(page);
  await dialogIsThere(page);
  await checkAndSaveScreenshot(page, 'S-8-03', 'server-error-message-and-reference', inDialog);
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await page.context().grantPermissions(['clipboard-write'], { origin });
  await copyReference(page);
  await expect(page.getByText('Reference ID copied')).toBeVisible();
  await checkAndSaveScreenshot(page, 'S-8-05', 'reference-copied', { within: '#popups > *' });
  await dismiss(page);
  await arriveAt(page, "We couldn't open your work");
  await checkAndSaveScreenshot(page, 'S-4.3-12', 'landing-failed');

  for (const [rule, name, fault] of [
    ['S-8-02', 'no-message', {}],
    ['S-8-06', 'no-reference', { withTraceId: false }],
  ] as const) {
    await failNextLanding(world, fault);
    await tryAgain(page);
    await dialogIsThere(page);
    await checkAndSaveScreenshot(page, rule, `server-error-${name}`, inDialog);
    await dismiss(page);
  }
});

/** Sets the idle time of the user to more than the built-in timeout. The next load of the page detects it. */
async function leaveTheDesk(page: Page): Promise<void> {
  await page.route(`**${settings}`, async (route) => {
    const response = await route.fetch();
    const { idle: _idle, ...others } = (await response.json()) as Configuration;
    await route.fulfill({ response, json: others });
  });
  await page.evaluate(() => localStorage.setItem('lastActivity', String(Date.now() - 700_000)));
}

test('the error pages, without a user and with the toolbar; an idle user; alerts; windows that the browser blocked', async ({
  visitor: page,
  origin,
  enterAs,
}) => {
  await page.setViewportSize(usual);
  for (const [code, { title }] of [...Object.entries(errorTexts), ['404', notFound] as const]) {
    const address = paths.error(code);
    const [rule = ''] = code === '404' ? ['L-8.5-14'] : rulesAbout(`error:${code}`);
    if (code === '400') await page.goto(origin + address);
    else await changeAddress(page, address);
    await arriveAt(page, title);
    await saveScreenshotOf(page, rule, `error-${code}`);
  }
  await expectAccessible(page);
  await leaveTheDesk(page);
  await enterAs('lending-staff', paths.newLead);
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await checkAndSaveScreenshot(page, 'S-4.1-24', 'idle-warning', inDialog);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await arriveAt(page, 'Create Lead');
  await changeAddress(page, paths.error(403));
  await arriveAt(page, 'Forbidden');
  await expect(page.getByRole('banner')).toBeVisible();
  await checkAndSaveScreenshot(page, 'L-2.4-01', 'error-page-with-toolbar');
  await changeAddress(page, '/lf/no-such-page');
  await arriveAt(page, 'Page Not Found');
  await saveScreenshotOf(page, 'S-8-18', 'unknown-older-page');
  await showAlerts(page);
  await page.setViewportSize(usual);
  await changeAddress(page, paths.dashboardOf(standardLoan('Amelia Thornquist').applicationIdentifier));
  await page.evaluate('window.open = () => null');
  await page.getByPlaceholder('Type to filter...').fill('Image Flow');
  await page.locator('[data-row]:not([aria-expanded])', { hasText: 'Image Flow' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'LOS Help' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The browser blocked a window' })).toHaveCount(2);
  await checkAndSaveScreenshot(page, 'S-7-14', 'window-blocked', { within: '#popups > *' });
});

test('the pages of a startup that cannot continue', async ({ visitor: page, origin }) => {
  await page.setViewportSize(usual);
  await page.route(`**${settings}`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(origin + paths.default);
  await arriveAt(page, 'Internal Server Error');
  await checkAndSaveScreenshot(page, 'L-7-05', 'settings-missing');
  await page.unrouteAll();

  await page.route(`**${settings}`, async (route) => {
    const sound = (await (await route.fetch()).json()) as Configuration;
    await route.fulfill({
      json: { ...sound, signIn: { ...sound.signIn, authority: 'http://login.example/a' } },
    });
  });
  await page.goto(origin + paths.default);
  await arriveAt(page, "Sign-In Isn't Available");
  await checkAndSaveScreenshot(page, 'S-5-17', 'sign-in-set-up');
  await page.unrouteAll();

  await page.route('http://los.example/**', async (route) => {
    const url = route.request().url().replace('http://los.example', origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto('http://los.example');
  await arriveAt(page, 'This Connection Is Not Secure');
  await checkAndSaveScreenshot(page, 'S-5-17', 'insecure-address');

  // This state is the last one, since the page continues by itself when the settings arrive.
  await page.route(`**${settings}`, () => undefined);
  await page.goto(origin + paths.default);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await arriveAt(page, 'Still Starting');
  await saveScreenshotOf(page, 'L-7-06', 'still-starting');
});

test('the pages of a startup that cannot sign in a user', async ({ visitor: page, origin }) => {
  await page.setViewportSize(usual);
  await page.route('**/host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Host</title><iframe title="Product" src="${paths.default}" width="1200" height="800">`,
    }),
  );
  await page.goto(`${origin}/host`);
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'You Are Not Signed In' }),
  ).toBeVisible();
  await saveScreenshotOf(page, 'L-9-06', 'framed-and-not-signed-in');

  await knowAtProvider(page, origin, 'lending-staff');
  await page.route(
    ({ pathname }) => pathname === providerPaths.token,
    (route) => route.fulfill({ status: 400, json: { error: 'invalid_client' } }),
  );
  await page.evaluate(
    (before) => sessionStorage.setItem('failedSignIns', before),
    String(failuresInARow - 1),
  );
  await page.goto(origin + paths.default);
  await arriveAt(page, 'Sign-In Keeps Failing');
  await checkAndSaveScreenshot(page, 'L-2.1-31', 'sign-in-keeps-failing');

  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto(origin + paths.default);
  await arriveAt(page, 'Browser Storage Is Blocked');
  await saveScreenshotOf(page, 'L-9-05', 'nothing-kept');
});

test('the page of a failed download', async ({ visitor: page, origin }) => {
  await page.setViewportSize(usual);
  await knowAtProvider(page, origin, 'lending-staff');
  await page.route('**/assets/app-*.js', (route) => route.abort('internetdisconnected'));
  await page.goto(origin);
  await arriveAt(page, "We couldn't load the application");
  await checkAndSaveScreenshot(page, 'L-2.1-24', 'product-not-downloaded');
  await page.unrouteAll();
  const broken = await page.addInitScript(() => {
    document.getElementById = () => null;
  });
  await page.goto(origin);
  await arriveAt(page, "The application didn't start");
  await saveScreenshotOf(page, 'L-2.1-24', 'product-not-started');
  await broken.dispose();
  await page.route(`**${landingOperations.initializeEnterpriseLos.path}`, (route) => route.abort());
  await page.route('**/assets/create-loan-page-*.js', (route) => route.abort('internetdisconnected'));
  await page.goto(origin + paths.newLoan);
  await arriveAt(page, "We couldn't load this page");
  await checkAndSaveScreenshot(page, 'L-2.1-24', 'page-not-downloaded');
  await page.route('**/assets/create-loan-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Broken() { throw new Error('Broken'); }",
    }),
  );
  await page.goto(origin + paths.newLoan);
  await arriveAt(page, 'Something Went Wrong');
  await saveScreenshotOf(page, 'L-2.1-24', 'page-failed');
});
