import { Then, When } from '@cucumber/cucumber';
import { ignored, say } from '../legacy/framed-page.steps.ts';
import { world } from '../users/world.ts';
import { BorrowerCheck } from './borrower-check.ts';

When('I check the borrower {word} {word}', (firstName: string, lastName: string) =>
  world.inBrowser(BorrowerCheck).check(firstName, lastName),
);

When('I continue with the tax identifier {string}', (taxIdentifier: string) =>
  world.inBrowser(BorrowerCheck).continueWith(taxIdentifier),
);

When('the framed page sends a checked borrower', async () => {
  const borrower = {
    firstName: 'Ada',
    middleName: null,
    lastName: 'Newcomer',
    generation: null,
    taxIdentifier: '123456789',
    taxIdentifierType: 'ssn',
  };
  await say({ type: 'createLoanCheck', borrower, matches: [] });
  // Messages are handled in order: when the next message is counted as unknown, world one has been handled.
  await say({ type: 'dance' });
  await ignored(1);
});

When('I choose the originator {string} in the legacy dialog', (name: string) =>
  world.inBrowser(BorrowerCheck).chooseOriginator(name),
);

Then('the check lists the loan {string}', (loanNumber: string) =>
  world.inBrowser(BorrowerCheck).lists(loanNumber),
);

Then('the code of the borrower check was fetched {int} time(s)', (times: number) =>
  world.inBrowser(BorrowerCheck).wasFetched(times),
);

Then(
  'session storage has the borrower {word} {word} with the tax identifier {string}',
  (firstName: string, lastName: string, taxIdentifier: string) =>
    world.inBrowser(BorrowerCheck).keepsBorrower(firstName, lastName, taxIdentifier),
);

Then('session storage has the matching loans {string}', (numbers: string) =>
  world.inBrowser(BorrowerCheck).keepsMatches(numbers.split(', ')),
);
