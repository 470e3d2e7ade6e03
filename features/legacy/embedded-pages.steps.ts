import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { legacyAddress } from '../../contracts/api/legacy.ts';
import { type LoanMenu, type MenuEntry, shellOperations } from '../../contracts/operations/shell.ts';
import { world } from '../support/users/world.ts';
import { textOf } from '../support/vocabulary/legacy-pages.ts';
import { standardLoan } from '../support/vocabulary/standard-loans.ts';
import { pageNamed } from '../support/vocabulary/vocabulary.ts';

class OfLoan {
  /** Account id of the loan that the scenario named last. */
  accountId = 0;
}

When(
  /^"([^"]*)" is embedded(?: for the loan of "([^"]*)")?(?: with the task of "([^"]*)")?$/,
  (page: string, loan: string | null, task: string | null) => embed(page, loan, task),
);

Then(
  /^the page was loaded from "(.*?)"( with the account id of that loan)?$/,
  (path: string, withId: string | null) => {
    const query = withId === null ? '' : `?accountId=${world.on(OfLoan).accountId}`;
    assert.equal(world.client.last.path, path + query);
  },
);

Then('the embedded page says {string}', (words: string) => {
  const text = textOf(world.client.last.responseBody);
  assert.ok(text.includes(words), text);
});

Then('the menu of that loan begins with {string}', async (name: string) =>
  assert.equal((await loanMenu())[0]?.name, name),
);

/**
 * Loads a page as a frame of the product does.
 * @param loan borrower of the loan in the address; null for none
 * @param task borrower of the loan whose task is in the address; null for none
 */
async function embed(title: string, loan: string | null, task: string | null): Promise<void> {
  const ofLoan = world.on(OfLoan);
  if (loan !== null) ofLoan.accountId = standardLoan(loan).seed.generalAccountId;
  const address = legacyAddress(pageNamed(title), {
    ...(loan === null ? {} : { accountId: ofLoan.accountId }),
    ...(task === null ? {} : { taskId: taskOf(task) }),
  });
  await world.client.client.fetch(address, { headers: { accept: 'text/html' } });
}

function taskOf(borrower: string): number {
  const { task } = standardLoan(borrower).seed;
  if (!task) throw new Error(`The loan of ${borrower} is in no work queue`);
  return task.taskId;
}

/** Requests the menu of the loan that the scenario named last. */
async function loanMenu(): Promise<readonly MenuEntry[]> {
  const { responseBody } = await world.client.send(shellOperations.getLoanMenu, {
    generalAccountId: world.on(OfLoan).accountId,
  });
  return (JSON.parse(responseBody) as LoanMenu).navigationMenu;
}
