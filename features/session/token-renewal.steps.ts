import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { CreateScreenInBrowser } from '../create-loan/create-screen-in-browser.ts';
import { TokenRenewal } from './token-renewal.ts';

Given('I have just signed in and look at the loan pipeline', async function (this: ThresholdWorld) {
  await this.inBrowser(TokenRenewal).signIn();
});

Given('the identity provider refuses to refresh tokens', async function (this: ThresholdWorld) {
  await this.inBrowser(TokenRenewal).refuseRefreshTokens();
});

Given(
  'the identity provider refuses to refresh tokens and has forgotten me',
  async function (this: ThresholdWorld) {
    await this.inBrowser(TokenRenewal).refuseRefreshTokens();
    await this.inBrowser(TokenRenewal).endProviderSession();
  },
);

Given('I have a loan open', async function (this: ThresholdWorld) {
  await this.inBrowser(TokenRenewal).openLoan();
});

When(
  'I open the {word} {word} screen {int} seconds after the sign-in',
  async function (this: ThresholdWorld, verb: string, noun: string, seconds: number) {
    await this.inBrowser(TokenRenewal).openLater(`${verb} ${noun}`, seconds);
  },
);

Given(
  'I have stayed on the create loan screen with entries until the sign-in ran out',
  async function (this: ThresholdWorld) {
    const renewal = this.inBrowser(TokenRenewal);
    await renewal.refuseRefreshTokens();
    await renewal.openLater('create loan', 3_200);
    await this.inBrowser(CreateScreenInBrowser).fill('First name', 'Ada');
    renewal.stayWhenAsked();
    await renewal.endProviderSession();
    await renewal.passTo(3_310);
  },
);

Then('no token was renewed', async function (this: ThresholdWorld) {
  await this.inBrowser(TokenRenewal).renewed(0);
});

Then('a token was renewed in the background', async function (this: ThresholdWorld) {
  await this.inBrowser(TokenRenewal).renewed(1);
});

Then('I have not been asked to sign in again', function (this: ThresholdWorld) {
  this.inBrowser(TokenRenewal).wasPromptedOnce();
});

Then('the loan is still open', async function (this: ThresholdWorld) {
  await this.inBrowser(TokenRenewal).hasOpenLoan(true);
});

Then('no loan is open', async function (this: ThresholdWorld) {
  await this.inBrowser(TokenRenewal).hasOpenLoan(false);
});
