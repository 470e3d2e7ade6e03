import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { addressOf } from '../../contracts/operation.ts';
import { configurationOperations } from '../../contracts/operations/configuration.ts';
import {
  createLoanOperations,
  type Institutions,
  type Originator,
} from '../../contracts/operations/create-loan.ts';
import { loanOperations } from '../../contracts/operations/loan.ts';
import { propertyStates } from '../../web/pages/create-loan/property.ts';
import { expect } from '../support/users/expect.ts';
import { textOf } from '../support/users/screen-text.ts';
import { delaying, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { lenderIdOf } from '../support/vocabulary/vocabulary.ts';
import { enter, fieldInBrowser, form } from './create-form.steps.ts';

const { getInstitutions, getOriginators, userHasOtherActiveOriginators } = createLoanOperations;

/** The options that scenarios choose if the lender does not matter, by label of the list. */
export const lender = {
  Institution: 'Marrowbrook Home Lending',
  Originator: 'Nora Whitfield',
  Product: 'Conforming 30 Year Fixed',
};

/** Selects an option of a list that is filtered by typing. */
export async function choose(label: string, option: string): Promise<void> {
  if (world.level === 'browser') {
    const field = fieldInBrowser(label);
    await expect(field).toBeEnabled();
    await field.fill(option);
    await field.press('Enter');
    return expect(field).toHaveValue(option);
  }
  await enter(label, option);
  // Typing the whole text selects the option. The resulting request may end the session, which removes the field.
  if (world.user.fields(label).length === 0) return;
  const row = rowsBelow(label).find((one) => textOf(one) === option);
  await world.user.click(row, `the row "${option}" below "${label}"`);
}

/** Returns the rows of the list below a field; none if the list is closed. */
function rowsBelow(label: string): Element[] {
  const list = world.user.document.getElementById(`${world.user.field(label).id}_list`);
  const dropdown = list?.closest('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  return [...(dropdown?.querySelectorAll('.ant-select-item-option-content') ?? [])];
}

/** Returns the options of a list of the property at the domain level. */
function optionsOf(label: string): readonly string[] | undefined {
  const { lists, values } = form();
  if (label === 'Property state') return propertyStates(lists.licensedStates);
  if (label === 'Property county') return lists.zips.countiesOf(values.propertyAddress.state);
  return undefined;
}

const hold = (path: string): void => world.user.hold({ method: getInstitutions.method, path });

const originatorsOf = (institution: string): string =>
  addressOf(getOriginators, { institutionId: `${lenderIdOf(institution)}` });

const late = {
  'with the zip codes': ['getZipCodes', configurationOperations.getZipCodes],
  'with the institutions': ['getInstitutions', getInstitutions],
  'about my other originators': ['userHasOtherActiveOriginators', userHasOtherActiveOriginators],
} as const;

Given(
  /^the response (with the zip codes|with the institutions|about my other originators) is late$/,
  starting(
    (what: keyof typeof late) => delaying(late[what][0]),
    (_start, what) => hold(late[what][1].path),
  ),
);

Given('{string} is also an originator of {string}', (originator: string, institution: string) => {
  const [firstName = '', lastName = ''] = originator.split(' ');
  const added: Originator = { originatorUserId: lenderIdOf(originator), firstName, lastName };
  world.user.tab.changeBodies<Originator[]>(originatorsOf(institution), (others) => [...others, added]);
});

Given(
  'the originators {string} at {string} have the ids {int} and {int}',
  (name: string, institution: string, one: number, other: number) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const originators = [one, other].map(
      (originatorUserId): Originator => ({ originatorUserId, firstName, lastName }),
    );
    world.user.tab.changeBodies<Originator[]>(originatorsOf(institution), () => originators);
  },
);

Given('the server lists the origination types {string}', (types: string) =>
  world.user.tab.changeBodies<Institutions>(getInstitutions.path, (institutions) => ({
    ...institutions,
    loanOriginationTypes: types.split(', '),
  })),
);

When(/^I choose the (institution|originator) "(.*)"$/, (list: string, option: string) =>
  choose(list === 'institution' ? 'Institution' : 'Originator', option),
);

When('I choose an institution, an originator and a product', async () => {
  for (const [label, option] of Object.entries(lender)) await choose(label, option);
});

Then('{string} offers {string}', async (field: string, options: string) => {
  const wanted = options.split(', ');
  if (world.level === 'domain') return assert.deepEqual(optionsOf(field), wanted);
  const { user } = world;
  if (rowsBelow(field).length === 0) await user.click(user.field(field));
  if (rowsBelow(field).length === 0) await user.type('{ArrowDown}');
  user.equal(rowsBelow(field).map(textOf), wanted, `the list of "${field}"`);
});

Then(/^the list of "(.*)" is (open|closed)$/, (field: string, state: string) => {
  const isOpen = world.user.field(field).getAttribute('aria-expanded') === 'true';
  world.user.expect(isOpen === (state === 'open'), `the list of "${field}" to be ${state}`);
});

Then('a screen reader hears {string} as the first entry of {string}', (entry: string, field: string) => {
  const list = world.user.document.getElementById(`${world.user.field(field).id}_list`);
  const [first] = list?.querySelectorAll('[role="option"]') ?? [];
  const heard = first?.getAttribute('aria-label') ?? first?.textContent;
  world.user.expect(heard === entry, `a screen reader to hear "${entry}" in "${field}", not "${heard}"`);
});

Then('the browser logs that {string} failed', (name: string) => {
  const operations = { ...configurationOperations, ...createLoanOperations, ...loanOperations };
  const operation = Object.entries(operations).find(([key]) => key === name)?.[1];
  const { method, path } = operation ?? assert.fail(`No operation "${name}"`);
  const { console } = world.user.tab;
  world.user.expect(
    console.some((line) => line.includes('A call failed') && line.includes(`${method} ${path}`)),
    `a line on ${method} ${path} in the log, not "${console.join('", "')}"`,
  );
});
