import type { Response } from '@playwright/test';
import { providerPaths } from '../../../mock-server/identity/settings.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { RenewalActions } from '../areas/renewal.ts';
import { routeOfPage } from '../vocabulary.ts';
import { giveSettings } from './idle.ts';
import { seesFramed } from './legacy.ts';
import { expect, type Visit } from './visit.ts';

const screens: Readonly<Record<string, string>> = {
  'create loan': paths.newLoan,
  'create lead': paths.newLead,
};

const pipeline = 'Mortgage Pipeline';

/** Longer than any scenario: here it is the tokens that run out. */
const nobodyIsIdle = { idleSeconds: 86_400, timeoutSeconds: 1, keepAliveSeconds: 86_400 };

export function renewalActions(visit: Visit): RenewalActions {
  const { page, context } = visit;
  let tokens = 0;
  let refusals: number | null = null;
  let askedAtProvider = 0;
  let signedInAt = 0;
  page.on('request', (request) => {
    const isAsking = new URL(request.url()).pathname === providerPaths.authorize;
    if (isAsking && request.frame() === page.mainFrame()) askedAtProvider += 1;
  });
  const now = () => page.evaluate(() => Date.now());
  const passTo = async (seconds: number) =>
    context.clock.fastForward(signedInAt + seconds * 1_000 - (await now()));
  return {
    lookBeforeTimeGoesBy: async () => {
      await giveSettings(visit, nobodyIsIdle);
      await context.clock.install();
      const signedIn = page.waitForResponse(isToken);
      await visit.open(routeOfPage(pipeline));
      await signedIn;
      signedInAt = await now();
      await seesFramed(visit, pipeline);
      context.on('response', (answer) => {
        if (isToken(answer)) tokens += 1;
      });
    },
    refuseRefresh: async () => {
      refusals = 0;
      await context.route(
        ({ pathname }) => pathname === providerPaths.token,
        async (route) => {
          if (!route.request().postData()?.includes('grant_type=refresh_token')) return route.continue();
          refusals = (refusals ?? 0) + 1;
          await route.fulfill({ status: 400, json: refusal });
        },
      );
    },
    forgetAtProvider: () => context.clearCookies({ name: /^threshold-session/ }),
    openLoan: async () => {
      await page.evaluate((account) => sessionStorage.setItem('account', account), JSON.stringify(someLoan));
    },
    passTo,
    openLater: async (screen, seconds) => {
      await passTo(seconds);
      await visit.goOn(screens[screen] ?? '');
    },

    renewed: async (times) => {
      await expect.poll(() => tokens).toBe(times);
      expect(refusals, 'the refresh token was tried').not.toBe(0);
    },
    // The sign-in itself asked once.
    wasNotAskedAgain: async () => expect(askedAtProvider).toBe(1),
    hasOpenLoan: async (open) =>
      expect(await visit.kept('account')).toBe(open ? JSON.stringify(someLoan) : null),
  };
}

const isToken = (answer: Response): boolean =>
  new URL(answer.url()).pathname === providerPaths.token && answer.ok();

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
