import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { type LoanPurpose, loanPurposes } from '../../contracts/api/options.ts';
import type { FieldPath } from '../../contracts/fields/create-screen.ts';
import type { ZipCode } from '../../contracts/operations/configuration.ts';
import { applyEdit, emptyAmounts } from '../../web/pages/create-loan/calculation.ts';
import { isShown } from '../../web/pages/create-loan/fields.ts';
import { institutionOf, originatorOf } from '../../web/pages/create-loan/dependent-lists.ts';
import { noLists, withLeft, withLookup } from '../../web/pages/create-loan/edits.ts';
import { settled } from '../../web/pages/create-loan/settled.ts';
import { zipIndexOf } from '../../web/pages/create-loan/zip-index.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { expect } from '../support/users/expect.ts';
import { type Start, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { pathOfField, placeOfField } from '../support/vocabulary/form-fields.ts';
import { amountFields, amountText, entered, shownIn } from '../support/forms/entries.ts';
import { completedForm } from '../support/forms/completed-form.ts';

/** State of the create form at the domain level, which has no screen. */
class Form {
  isLead = false;
  showsOriginationType = false;
  values = completedForm({ isLead: false });
  lists = noLists;
  /** Name of the field that was filled last. */
  filled = '';
  /** The rows of a table of edits: with the amounts of the table, and with those of the form after each edit. */
  edits: readonly Readonly<Record<string, string>>[] = [];
  after: readonly Readonly<Record<string, string>>[] | null = null;
}

export function form(): Form {
  world.mustBe('domain');
  return world.on(Form);
}

/** Returns a field of the form in a browser. */
export function fieldInBrowser(name: string): Locator {
  const whole = world.browser.page.getByRole('form');
  const { panel, label } = placeOfField(name);
  const place = panel ? whole.getByRole('region', { name: panel, exact: true }) : whole;
  return place.getByLabel(label, { exact: true });
}

/** Replaces the entry of a field at once; the field keeps the focus. Entries of a switch are "on" and "off". */
export async function enter(name: string, entry: string): Promise<void> {
  if (world.level === 'browser') return fieldInBrowser(name).fill(entry);
  if (world.level === 'domain') {
    form().values = entered(form().values, name, entry, form().lists);
    form().filled = name;
    return;
  }
  const { user } = world;
  await isUsable(name, true);
  if (isSwitch(name)) return turn(name, entry === 'on');
  await user.fill(user.field(name), entry);
  // Unlike the other lists, this one accepts only its options, so Enter selects one.
  if (name.endsWith('identifier type')) await user.type('{Enter}');
}

/** Leaves the field that was filled last. */
export async function leaveField(): Promise<void> {
  if (world.level !== 'domain') return world.anyUser.pressKeys('Tab');
  const { values, filled, lists } = form();
  form().values = settled(withLeft(values, pathOfField(filled) as FieldPath), lists);
}

/** Replaces the entry of a field by typing characters one by one; the field keeps the focus. */
export async function type(name: string, text: string): Promise<void> {
  const { user } = world;
  await user.click(user.field(name));
  user.field(name).select();
  await user.type(text.replaceAll(/[{[]/g, '$&$&'));
}

const isSwitch = (name: string): boolean => world.user.field(name).getAttribute('role') === 'switch';

async function turn(name: string, isOn: boolean): Promise<void> {
  if (world.level === 'domain') return enter(name, isOn ? 'on' : 'off');
  if (world.level === 'browser') {
    await fieldInBrowser(name).click();
    return expect(fieldInBrowser(name)).toHaveAttribute('aria-checked', String(isOn));
  }
  const { user } = world;
  const isTurned = () => user.field(name).getAttribute('aria-checked') === String(isOn);
  if (!isTurned()) await user.click(user.field(name));
  user.expect(isTurned(), `"${name}" to be turned ${isOn ? 'on' : 'off'}`);
}

async function isUsable(name: string, usable: boolean): Promise<void> {
  if (world.level === 'browser') {
    const field = expect(fieldInBrowser(name));
    return usable ? field.toBeEnabled() : field.not.toBeEditable();
  }
  const { disabled, readOnly } = world.user.field(name);
  const state = usable ? 'open for entries' : 'locked';
  world.user.expect((!disabled && !readOnly) === usable, `the field "${name}" to be ${state}`);
}

/** Asserts the shown text of a field: for a switch "on" or "off", in a browser dots for a masked text. */
async function shows(name: string, text: string): Promise<void> {
  if (world.level === 'domain')
    return assert.equal(shownIn(form().values, name), text, `"${name}" of the form`);
  if (world.level === 'browser') {
    const dots = fieldInBrowser(name).locator('xpath=../..').getByText('•');
    if (text.includes('•')) return expect(dots).toHaveText(text);
    await expect(fieldInBrowser(name)).toHaveValue(text);
    return expect(dots).toBeHidden();
  }
  const field = world.user.field(name);
  const isOn = field.getAttribute('aria-checked') === 'true';
  const value = isSwitch(name) ? (isOn ? 'on' : 'off') : field.value;
  world.user.expect(value === text, `"${name}" to show "${text}", not "${value}"`);
}

Given(
  /^a completed form for a (loan|lead)( that shows the origination type)?( without amounts)?$/,
  starting(
    (kind: string, _showsType: string | null, _withoutAmounts: string | null) => atScreen(kind),
    (_start, kind, showsType, withoutAmounts) => {
      const isLead = kind === 'lead';
      const values = { ...completedForm({ isLead }), ...(withoutAmounts ? emptyAmounts : {}) };
      Object.assign(form(), { isLead, showsOriginationType: showsType !== null, values });
    },
  ),
);

Given(
  /^(?:I start )?a new (loan|lead) for the purpose "(.*)"$/,
  starting(
    (kind: string, _purpose: string) => atScreen(kind),
    (_start, kind, purpose) => {
      const isLead = kind === 'lead';
      const amounts = applyEdit(emptyAmounts, { field: 'loanPurpose', value: purposeOf(purpose) });
      const values = { ...completedForm({ isLead }), ...amounts };
      Object.assign(form(), { isLead, showsOriginationType: false, values });
    },
  ),
);

/** The create screen as the start of a link, for scenarios that fill in the form without a screen. */
const atScreen = (kind: string): Start => ({
  recipe: { persona: 'lending-staff' },
  at: kind === 'lead' ? paths.newLead : paths.newLoan,
  isLeft: true,
});

const purposeOf = (name: string): LoanPurpose =>
  loanPurposes.find((one) => one === name) ?? assert.fail(`No loan purpose "${name}"`);

Given('the zip look-up knows:', (rows: DataTable) => {
  form().lists = { ...form().lists, zips: zipIndexOf(rows.hashes() as unknown as ZipCode[]) };
});

Given('the originator is licensed in {string}', (states: string) => {
  const { lists, values } = form();
  const [institutionId, originatorId] = [institutionOf(values), originatorOf(values)];
  form().lists = { ...lists, institutionId, originatorId, licensedStates: states.split(', ') };
});

When(
  /^I enter (.*) as "([^"]*)"( and leave the field)?$/,
  async (entry: string, field: string, leaves: string | null) => {
    await enter(field, entry.replace(/^"(.*)"$/, '$1'));
    if (leaves) await leaveField();
  },
);

When('I enter:', async (entries: DataTable) => {
  for (const [field = '', entry = ''] of entries.raw()) await enter(field, entry);
});

When('I make these edits in turn:', (edits: DataTable) => {
  form().edits = edits.hashes();
  form().after = form().edits.map((edit) => {
    const { Field = '', Entry = '' } = edit;
    form().values = entered(form().values, Field, Entry, form().lists);
    const amounts = Object.entries(amountFields).map(([title, name]) => [
      title,
      amountText(form().values, name),
    ]);
    return { Field, Entry, ...Object.fromEntries(amounts) };
  });
});

When('I clear {string}', async (field: string) => {
  await enter(field, '');
  await leaveField();
});

When('I fill {string} with {int} characters', (field: string, length: number) =>
  (world.level === 'domain' ? enter : type)(field, '5'.repeat(length)),
);

When(/^I turn "(.*)" (on|off)$/, (field: string, position: string) => turn(field, position === 'on'));

When(
  /^I pick "(.*)" for the (borrower|co-borrower|property)$/,
  (place: string, owner: keyof typeof addressPaths) => {
    const { values, lists } = form();
    const row = lists.zips.search(place.slice(0, 5)).find((one) => placeText(one) === place);
    assert.ok(row, `The look-up does not know ${place}`);
    form().values = settled(withLookup(values, addressPaths[owner], row, lists), lists);
  },
);

const addressPaths = {
  borrower: 'borrower.presentAddress',
  'co-borrower': 'coBorrower.presentAddress',
  property: 'propertyAddress',
} as const;

const placeText = ({ zip, city, state, county }: ZipCode): string => `${zip} ${city}, ${state} ${county}`;

Then('the look-up finds for {string}:', (typed: string, places: DataTable) =>
  assert.deepEqual(form().lists.zips.search(typed).map(placeText), places.raw().flat()),
);

Then('the form shows:', async (fields: DataTable) => {
  for (const [field = '', text = ''] of fields.raw()) await shows(field, text);
});

Then('{string} shows {string}', shows);

Then('each edit leads to the amounts beside it', () => assert.deepEqual(form().after, form().edits));

Then(/^"(.*)" is (shown|hidden)$/, (field: string, state: string) => {
  let isThere: boolean;
  if (world.level === 'domain') {
    const { isLead, values } = form();
    isThere = isShown(pathOfField(field), { isLead, loanPurpose: values.loanPurpose });
  } else isThere = world.user.fields(field).length > 0;
  assert.equal(isThere, state === 'shown', `"${field}" to be ${state}`);
});

Then(/^"(.*)" (can|cannot) be used$/, (field: string, can: string) => isUsable(field, can === 'can'));
