import type { Response } from '@playwright/test';
import { providerPaths } from '../../mock-server/identity/settings.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { routeOfPage } from '../vocabulary/vocabulary.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';
import { giveSettings } from './idle-tabs.ts';

const screens: Readonly<Record<string, string>> = {
  'create loan': paths.newLoan,
  'create lead': paths.newLead,
};

const pipeline = 'Mortgage Pipeline';

/** Idle times longer than any scenario, so that only the tokens expire. */
const idleTimesOfADay = { idleSeconds: 86_400, timeoutSeconds: 1, keepAliveSeconds: 86_400 };

/** Expiry and renewal of access tokens while the user works, on the browser's clock. */
export class TokenRenewal {
  readonly #visit: BrowserUser;
  #renewals = 0;
  /** Number of refresh tokens that the provider has rejected; null before `refuseRefreshTokens`. */
  #refusals: number | null = null;
  #signInPrompts = 0;
  #signedInAt = 0;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
    const { page } = visit;
    page.on('request', (request) => {
      const isPrompt = new URL(request.url()).pathname === providerPaths.authorize;
      if (isPrompt && request.frame() === page.mainFrame()) this.#signInPrompts += 1;
    });
  }

  /** Signs in, opens the loan pipeline and stops the clock there. */
  async signIn(): Promise<void> {
    const { page, context } = this.#visit;
    await giveSettings(this.#visit, idleTimesOfADay);
    await context.clock.install();
    const signedIn = page.waitForResponse(isToken);
    await this.#visit.open(routeOfPage(pipeline));
    await signedIn;
    this.#signedInAt = await this.#now();
    await this.#visit.seesFramed(pipeline);
    context.on('response', (response) => {
      if (isToken(response)) this.#renewals += 1;
    });
  }

  /** Makes the provider reject refresh tokens. */
  async refuseRefreshTokens(): Promise<void> {
    this.#refusals = 0;
    await this.#visit.context.route(
      ({ pathname }) => pathname === providerPaths.token,
      async (route) => {
        if (!route.request().postData()?.includes('grant_type=refresh_token')) return route.continue();
        this.#refusals = (this.#refusals ?? 0) + 1;
        await route.fulfill({ status: 400, json: refusal });
      },
    );
  }

  /** Ends the user's session at the provider. */
  async endProviderSession(): Promise<void> {
    await this.#visit.context.clearCookies({ name: /^threshold-session/ });
  }

  /** Dismisses the browser's question whether to leave the page. */
  stayWhenAsked(): void {
    this.#visit.stayWhenAsked();
  }

  async openLoan(): Promise<void> {
    await this.#visit.page.evaluate(
      (account) => sessionStorage.setItem('account', account),
      JSON.stringify(someLoan),
    );
  }

  /** Advances the clock to a number of seconds after the sign-in. */
  async passTo(seconds: number): Promise<void> {
    await this.#visit.context.clock.fastForward(this.#signedInAt + seconds * 1_000 - (await this.#now()));
  }

  /** Opens a screen ('create loan', 'create lead') a number of seconds after the sign-in. */
  async openLater(screen: string, seconds: number): Promise<void> {
    await this.passTo(seconds);
    await this.#visit.goOn(screens[screen] ?? '');
  }

  async renewed(times: number): Promise<void> {
    await expect.poll(() => this.#renewals).toBe(times);
    expect(this.#refusals, 'the refresh token was tried').not.toBe(0);
  }

  /** Asserts that the provider showed its sign-in page only once, at the first sign-in. */
  wasPromptedOnce(): void {
    expect(this.#signInPrompts).toBe(1);
  }

  async hasOpenLoan(isOpen: boolean): Promise<void> {
    expect(await this.#visit.kept('account')).toBe(isOpen ? JSON.stringify(someLoan) : null);
  }

  #now(): Promise<number> {
    return this.#visit.page.evaluate(() => Date.now());
  }
}

const isToken = (response: Response): boolean =>
  new URL(response.url()).pathname === providerPaths.token && response.ok();

const refusal = { error: 'invalid_grant', error_description: 'The refresh token is refused' };

const someLoan = {
  generalAccountId: 41_000_001,
  masterAccountId: 41_000_001,
  applicationIdentifier: 'A-1001',
  originatorUserId: 301,
  loanNumber: '1000000001',
  borrowerName: 'Ann Lee',
  isLead: false,
};
