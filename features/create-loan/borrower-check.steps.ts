import { Then, When } from '@cucumber/cucumber';
import { legacyPages } from '../../contracts/api/legacy.ts';
import { ignored, say } from '../support/steps/framed-page.steps.ts';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';

const page = () => world.browser.frame(legacyPages.CreateLoanCheck.title);

const kept = async (key: string): Promise<unknown> => JSON.parse((await world.browser.kept(key)) ?? 'null');

When('I check the borrower {word} {word}', async (firstName: string, lastName: string) => {
  await page().getByLabel('First name').fill(firstName);
  await page().getByLabel('Last name').fill(lastName);
  await page().getByRole('button', { name: 'Search', exact: true }).click();
});

When('I continue from the lead {string}', async (loanNumber: string) => {
  const button = page().getByRole('button', { name: `Continue from lead ${loanNumber}` });
  await button.click();
  // The page before has the same field and the same button as the page that the lead opens.
  await expect(button).toBeHidden();
});

When('I continue with the tax identifier {string}', async (taxIdentifier: string) => {
  await page().getByLabel('Tax identifier', { exact: true }).fill(taxIdentifier);
  await page().getByRole('button', { name: 'Continue', exact: true }).click();
});

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
  // Only this unknown message counts as ignored: the one above was accepted.
  await say({ type: 'dance' });
  await ignored(1);
});

When('I choose the originator {string} in the legacy dialog', async (name: string) => {
  const list = world.browser.frame(legacyPages.OptimalBlueSelectOriginator.title);
  await list.getByRole('row', { name }).first().getByRole('link', { name: 'Choose' }).click();
});

Then(
  'session storage has {word} {word}, the tax identifier {string} and the loans {string}',
  async (firstName: string, lastName: string, taxIdentifier: string, numbers: string) => {
    const person = { firstName, middleName: null, lastName, generation: null };
    await expect
      .poll(() => kept('CreateLoanCheck'))
      .toEqual({ ...person, taxIdentifier, taxIdentifierType: 'ssn' });
    const matches = (await kept('LoanMatches')) as { readonly loanNumber: string }[] | null;
    expect(matches?.map(({ loanNumber }) => loanNumber)).toEqual(numbers.split(', '));
  },
);
