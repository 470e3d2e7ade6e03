import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { type Configuration, configurationOperations } from '../../contracts/operations/configuration.ts';
import type { Fault } from '../../contracts/operations/fault.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { failing, failRequests, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { routeOfPage } from '../support/vocabulary/vocabulary.ts';

const { getConfiguration } = configurationOperations;

/** Faults of the request for the settings, by their names in features. */
const settingsFaults: Readonly<Record<string, Pick<Fault, 'kind' | 'status'>>> = {
  'cannot be served': { kind: 'status', status: 503 },
  'are refused': { kind: 'status', status: 401 },
  'are truncated': { kind: 'truncate' },
  'do not arrive': { kind: 'hang' },
};

/** Address patterns of scripts, by the part of the product that each script contains. */
const scripts: Readonly<Record<string, string>> = {
  'the product': '**/assets/app-*.js',
  'the create screen': '**/assets/create-loan-page-*.js',
  'the assistant': '**/assets/assistant-drawer-*.js',
};

const scriptOf = (part: string): string => scripts[part] ?? assert.fail(`No script contains "${part}"`);

Given(
  /^the settings (cannot be served|are refused|are truncated|do not arrive)$/,
  starting((how: string) => {
    const fault = settingsFaults[how] ?? assert.fail(`Unknown failure "${how}"`);
    return failing({ operation: 'getConfiguration', times: 'always', ...fault });
  }, failRequests),
);

/** Settings with which no sign-in is possible, by their descriptions in features. */
const unusable: Readonly<Record<string, (settings: Configuration) => Partial<Configuration>>> = {
  'the sign-in authority is not secure': ({ signIn }) => ({
    signIn: { ...signIn, authority: signIn.authority.replace('https', 'http') },
  }),
  'the sign-in metadata cannot be read': ({ signIn }) => ({
    signIn: { ...signIn, authorityMetadata: 'no metadata' },
  }),
  'the settings name no scope for loading the user': () => ({ protectedResources: {} }),
};

Given(new RegExp(`^(${Object.keys(unusable).join('|')})$`), (what: string) => {
  const change = unusable[what] ?? assert.fail(`No settings for "${what}"`);
  world.user.tab.changeBodies<Configuration>(getConfiguration.path, (settings) => ({
    ...settings,
    ...change(settings),
  }));
});

/** Numbers, by their words in features. */
const counts: Readonly<Record<string, number>> = { once: 1, twice: 2, 'three times': 3 };

Given(/^the sign-in has failed (once|twice|three times)$/, async (times: string) => {
  await world.user.open(routeOfPage('Mortgage Pipeline'));
  const repeated = (counts[times] ?? assert.fail(`Unknown count "${times}"`)) - 1;
  for (let left = repeated; left > 0; left -= 1) await world.user.choose('OK');
});

// Also for a user with a session at the identity provider.
Given('the identity provider gives no tokens', () => {
  const refusal = { error: 'invalid_client', error_description: 'No tokens for this client' };
  const respond = async () => Response.json(refusal, { status: 400 });
  world.user.tab.changedResponses.set(providerPaths.token, respond);
});

Given(/^the code of (the product|the create screen|the assistant) cannot be downloaded$/, (part: string) =>
  world.browser.page.route(scriptOf(part), (route) => route.abort('internetdisconnected')),
);

When(
  /^(?:the network works again|the settings can be served again|the identity provider gives tokens again)$/,
  async () => {
    if (world.level === 'browser') await world.browser.page.unrouteAll();
    else world.user.tab.changedResponses.clear();
    await world.anyUser.world.changeWorld({ faults: null });
  },
);

// Late content is shown by an animation with a delay.
When('a few seconds have passed', () =>
  world.browser.page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish())),
);

When('I open the address {string} at a plain http address of another machine', async (address: string) => {
  const { page, origin } = world.browser;
  const elsewhere = 'http://los.example:8080';
  await page.route(`${elsewhere}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(elsewhere, origin) });
    await route.fulfill({ response });
  });
  await page.goto(elsewhere + address);
});

Then('the settings were requested before, without a token', () => {
  const { requests } = world.user.tab;
  const at = requests.findIndex(({ path }) => path === getConfiguration.path);
  const signIn = requests.findIndex(({ path }) => path.startsWith(providerPaths.authorize));
  assert.ok(at >= 0 && at < signIn, `the settings at ${at}, before the sign-in at ${signIn}`);
  assert.equal(requests[at]?.headers['authorization'], undefined);
});
