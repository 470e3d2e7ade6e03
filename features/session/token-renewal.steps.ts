import { Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { TokenRenewal } from './token-renewal.ts';

Given('I have just signed in and look at the loan pipeline', () => world.inBrowser(TokenRenewal).signIn());

Given('the identity provider refuses to refresh tokens', () =>
  world.inBrowser(TokenRenewal).refuseRefreshTokens(),
);

Given('the identity provider refuses to refresh tokens and has forgotten me', async () => {
  await world.inBrowser(TokenRenewal).refuseRefreshTokens();
  await world.inBrowser(TokenRenewal).endProviderSession();
});

Given('I have a loan open', () => world.inBrowser(TokenRenewal).openLoan());

When(
  'I open the {word} {word} screen {int} seconds after the sign-in',
  (verb: string, noun: string, seconds: number) =>
    world.inBrowser(TokenRenewal).openLater(`${verb} ${noun}`, seconds),
);

Given('I have stayed on the create loan screen with entries until the sign-in ran out', async () => {
  const renewal = world.inBrowser(TokenRenewal);
  await renewal.refuseRefreshTokens();
  await renewal.openLater('create loan', 3_200);
  await world.browser.page.getByRole('form').getByLabel('First name', { exact: true }).fill('Ada');
  renewal.stayWhenAsked();
  await renewal.endProviderSession();
  await renewal.passTo(3_310);
});

Then('no token was renewed', () => world.inBrowser(TokenRenewal).renewed(0));

Then('a token was renewed in the background', () => world.inBrowser(TokenRenewal).renewed(1));

Then('I have not been asked to sign in again', () => world.inBrowser(TokenRenewal).wasPromptedOnce());

Then('the loan is still open', () => world.inBrowser(TokenRenewal).hasOpenLoan(true));

Then('no loan is open', () => world.inBrowser(TokenRenewal).hasOpenLoan(false));
