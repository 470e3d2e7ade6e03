import { Given, Then, When } from '@cucumber/cucumber';
import type { Response } from '@playwright/test';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { expect } from '../support/users/expect.ts';
import { starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { routeOfPage } from '../support/vocabulary/vocabulary.ts';

const pipeline = 'Mortgage Pipeline';

/** Idle times longer than any scenario, so that only the tokens expire. */
const idle = { idleSeconds: 86_400, timeoutSeconds: 1, keepAliveSeconds: 86_400 };

/** Expiry and renewal of access tokens, on the browser's clock. */
class Tokens {
  renewals = 0;
  /** Number of refresh tokens that the provider has rejected; null if it rejects none. */
  refusals: number | null = null;
  signInPrompts = 0;
  signedInAt = 0;
}

Given(
  'I am on the Loan Pipeline, just signed in',
  starting(
    () => ({ at: routeOfPage(pipeline) }),
    async ({ at }) => {
      const { browser } = world;
      const { page, context } = browser;
      const tokens = world.on(Tokens);
      page.on('request', (request) => {
        const isPrompt = new URL(request.url()).pathname === providerPaths.authorize;
        if (isPrompt && request.frame() === page.mainFrame()) tokens.signInPrompts += 1;
      });
      await browser.world.changeWorld({ settings: { idle } });
      await context.clock.install();
      const signedIn = page.waitForResponse(isToken);
      await browser.open(at);
      await signedIn;
      tokens.signedInAt = await now();
      await browser.seesFramed(pipeline);
      context.on('response', (response) => {
        if (isToken(response)) tokens.renewals += 1;
      });
    },
  ),
);

Given(
  /^the identity provider refuses to refresh tokens( and has forgotten me)?$/,
  async (hasForgotten: string | null) => {
    await refuseRefreshTokens();
    if (hasForgotten) await endProviderSession();
  },
);

Given('I have a loan open', () =>
  world.browser.page.evaluate((account) => sessionStorage.setItem('account', account), openLoan),
);

When(
  'I open the create {word} screen {int} seconds after the sign-in',
  async (kind: string, seconds: number) => {
    await passTo(seconds);
    await world.browser.goOn(kind === 'loan' ? paths.newLoan : paths.newLead);
  },
);

Given('I have stayed on the create loan screen with entries until the sign-in ran out', async () => {
  const { browser } = world;
  await refuseRefreshTokens();
  await passTo(3_200);
  await browser.goOn(paths.newLoan);
  await browser.page.getByLabel('First name', { exact: true }).fill('Ada');
  browser.stayWhenAsked();
  await endProviderSession();
  await passTo(3_310);
});

Then(/^(no|a) token was renewed(?: in the background)?$/, async (which: string) => {
  const tokens = world.on(Tokens);
  await expect.poll(() => tokens.renewals).toBe(which === 'no' ? 0 : 1);
  expect(tokens.refusals, 'the refresh token was tried').not.toBe(0);
  expect(tokens.signInPrompts, 'the only prompt is that of the first sign-in').toBe(1);
});

Then(/^(the loan is still|no loan is) open$/, async (which: string) =>
  expect(await world.browser.kept('account')).toBe(which === 'no loan is' ? null : openLoan),
);

/** Makes the provider reject refresh tokens. */
async function refuseRefreshTokens(): Promise<void> {
  const tokens = world.on(Tokens);
  tokens.refusals = 0;
  const refusal = { error: 'invalid_grant', error_description: 'The refresh token is refused' };
  await world.browser.context.route(
    ({ pathname }) => pathname === providerPaths.token,
    async (route) => {
      if (!route.request().postData()?.includes('grant_type=refresh_token')) return route.continue();
      tokens.refusals = (tokens.refusals ?? 0) + 1;
      await route.fulfill({ status: 400, json: refusal });
    },
  );
}

const endProviderSession = () => world.browser.context.clearCookies({ name: /^threshold-session/ });

/** Advances the clock to a number of seconds after the sign-in. */
async function passTo(seconds: number): Promise<void> {
  const { signedInAt } = world.on(Tokens);
  await world.browser.context.clock.fastForward(signedInAt + seconds * 1_000 - (await now()));
}

const now = (): Promise<number> => world.browser.page.evaluate(() => Date.now());

const isToken = (response: Response): boolean =>
  new URL(response.url()).pathname === providerPaths.token && response.ok();

const openLoan = JSON.stringify({
  generalAccountId: 41_000_001,
  masterAccountId: 41_000_001,
  applicationIdentifier: 'A-1001',
  originatorUserId: 301,
  loanNumber: '1000000001',
  borrowerName: 'Ann Lee',
  isLead: false,
});
