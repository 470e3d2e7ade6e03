import { Then, When } from '@cucumber/cucumber';
import { FramedPageInBrowser } from '../legacy/framed-page.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { BorrowerCheck } from './borrower-check.ts';

type W = ThresholdWorld;

When('I check the borrower {word} {word}', async function (this: W, firstName: string, lastName: string) {
  await this.inBrowser(BorrowerCheck).check(firstName, lastName);
});

When('I continue with the tax identifier {string}', async function (this: W, taxIdentifier: string) {
  await this.inBrowser(BorrowerCheck).continueWith(taxIdentifier);
});

When('the framed page sends a checked borrower', async function (this: W) {
  const borrower = {
    firstName: 'Ada',
    middleName: null,
    lastName: 'Newcomer',
    generation: null,
    taxIdentifier: '123456789',
    taxIdentifierType: 'ssn',
  };
  const page = this.inBrowser(FramedPageInBrowser);
  await page.say({ type: 'createLoanCheck', borrower, matches: [] });
  // Messages are handled in order: when the next message is counted as unknown, this one has been handled.
  await page.say({ type: 'dance' });
  await page.hasIgnored(1);
});

When('I choose the originator {string} in the legacy dialog', async function (this: W, name: string) {
  await this.inBrowser(BorrowerCheck).chooseOriginator(name);
});

Then('the check lists the loan {string}', async function (this: W, loanNumber: string) {
  await this.inBrowser(BorrowerCheck).lists(loanNumber);
});

Then('the code of the borrower check was fetched {int} time(s)', function (this: W, times: number) {
  this.inBrowser(BorrowerCheck).wasFetched(times);
});

Then(
  'session storage has the borrower {word} {word} with the tax identifier {string}',
  async function (this: W, firstName: string, lastName: string, taxIdentifier: string) {
    await this.inBrowser(BorrowerCheck).keepsBorrower(firstName, lastName, taxIdentifier);
  },
);

Then('session storage has the matching loans {string}', async function (this: W, numbers: string) {
  await this.inBrowser(BorrowerCheck).keepsMatches(numbers.split(', '));
});
