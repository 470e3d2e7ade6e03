import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { fieldPaths } from '../../contracts/fields/create-screen.ts';
import { personFields } from '../../contracts/fields/person.ts';
import { fieldId } from '../../web/pages/create-loan/fields.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { eachRow } from '../support/rows.ts';
import { isVisible, textOf } from '../support/users/screen-text.ts';
import { starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { enter, leaveField, type } from './create-form.steps.ts';
import { lender } from './lists.steps.ts';

const pathOf = (kind: string): string => (kind === 'lead' ? paths.newLead : paths.newLoan);

async function open(kind: string): Promise<void> {
  await world.anyUser.open(pathOf(kind));
  if (world.level === 'app') world.user.field('Institution');
}

/** Fills in the required fields for a borrower with this name. Opens the screen unless it is open. */
export async function fillIn(kind: string, name: string): Promise<void> {
  const { user } = world;
  const [firstName = '', lastName = ''] = name.split(' ');
  if (!user.tab.isOpen || user.address !== pathOf(kind)) await open(kind);
  // The whole text of an option selects it.
  const entries = { ...lender, 'First name': firstName, 'Last name': lastName };
  for (const [field, entry] of Object.entries(entries)) await enter(field, entry);
  if (kind !== 'lead') await enter('Tax identifier', '123-45-6789');
}

Given('the borrower check was completed with:', async (borrower: DataTable) => {
  const given = borrower.rowsHash();
  const { firstName, middleName, lastName, generation, taxIdentifier, taxIdentifierType } = personFields;
  const known = { firstName, middleName, lastName, generation, taxIdentifier, taxIdentifierType };
  const checked = Object.entries(known).map(([key, { label }]) => [key, given[label] ?? null]);
  const text = JSON.stringify(Object.fromEntries(checked));
  if (world.level === 'app') world.user.tab.storage.sessionStorage.setItem('CreateLoanCheck', text);
  else
    await world.browser.page.addInitScript((kept) => sessionStorage.setItem('CreateLoanCheck', kept), text);
});

const atScreen = (kind: string) => ({ at: pathOf(kind) });

Given(
  /^I (?:am on|open) the create (loan|lead) screen$/,
  starting(atScreen, (_start, kind) => open(kind)),
);

Given(
  /^I have filled in a (loan|lead) for "(.*)"$/,
  starting(
    (kind: string, _name: string) => ({ ...atScreen(kind), isLeft: true }) as const,
    (_start, kind, name) => fillIn(kind, name),
  ),
);

When('I look into another window and come back', async () => {
  const { window } = world.user.tab;
  // The window loses the focus, and its field keeps it for the return.
  for (const name of ['focusout', 'focusin'])
    window.document.activeElement?.dispatchEvent(new window.FocusEvent(name, { bubbles: true }));
  await world.user.tab.rest();
});

When(
  /^I (type|paste) "(.*)"(?: with (.*))? into "([^"]*)"( and leave the field)?$/,
  async (verb: string, text: string, marks: string | null, field: string, leaves: string | null) => {
    const { user } = world;
    const written = marks ? (markings[marks] ?? assert.fail(`No marks "${marks}"`))(text) : text;
    if (verb === 'type') await type(field, written);
    else {
      await user.click(user.field(field));
      user.field(field).select();
      await user.paste(written);
    }
    if (leaves) await leaveField();
  },
);

/** Ways in which a text is written that reads the same. */
const markings: Readonly<Record<string, (text: string) => string>> = {
  'marks that show nothing': (text) => `\u202A\u200E\uFEFF${[...text].join('\u200B')}\u00AD\u2060\u202C`,
  'no-break spaces around it': (text) => `\u00A0${text}\u202F`,
  'full-width characters': (text) =>
    text.replaceAll(/[!-~]/g, (character) => String.fromCodePoint(character.charCodeAt(0) + 0xfee0)),
  'typographic dashes': (text) => text.replace('-', '\u2011').replaceAll('-', '\u2013'),
  'a blank at its start': (text) => ` ${text}`,
  'a blank at its end': (text) => `${text} `,
};

When('I press {string} in {string}', async (keys: string, name: string) => {
  world.user.control(name).focus();
  await world.user.pressKeys(keys);
});

When('I press {string} {int} times', async (keys: string, times: number) => {
  for (let count = 0; count < times; count += 1) await world.user.pressKeys(keys);
});

When('I go to {string} with the Tab key', (name: string) =>
  world.user.tabTo(() => world.user.control(name), `"${name}"`),
);

When('I try to change:', (entries: DataTable) =>
  eachRow(entries, async ({ field = '', entry = '' }) => {
    const { user } = world;
    await user.click(user.field(field));
    await user.type(entry);
    await user.paste(entry);
    await user.type('{Enter}');
  }),
);

/** Returns the labels of the fields of a panel that show, in order. */
const labelsIn = (panel: string): string[] =>
  [...world.user.region('region', panel).querySelectorAll('label')].filter(isVisible).map(textOf);

Then('no field is checked for its spelling or filled in by the browser', () => {
  const { user } = world;
  const fields = [...user.document.querySelectorAll('form input:not([type="checkbox"])')];
  // The origination type shows only with its feature.
  const missing = fieldPaths.filter(
    (path) => path !== 'loanOriginationType' && !fields.some(({ id }) => id === fieldId(path)),
  );
  user.expect(missing.length === 0, `every field of the form, also ${missing.join(', ')}`);
  for (const field of fields) {
    const [spelling, filled] = ['spellcheck', 'autocomplete'].map((name) => field.getAttribute(name));
    user.expect(
      spelling === 'false' && filled === 'off',
      `${field.id} to be private: ${spelling}, ${filled}`,
    );
  }
});

Then('a phone shows these keys:', (fields: DataTable) => {
  for (const [name = '', keys = ''] of fields.raw()) {
    const field = world.user.field(name);
    const attributes = ['inputmode', 'autocapitalize'].map((attribute) => field.getAttribute(attribute));
    assert.deepEqual(attributes, keyboards[keys], name);
  }
});

/** The attributes `inputmode` and `autocapitalize` by the keys that a phone then shows. */
const keyboards: Readonly<Record<string, readonly [mode: string, capitals: string]>> = {
  digits: ['numeric', 'none'],
  'digits and a decimal point': ['decimal', 'none'],
  'the keys of a phone': ['tel', 'none'],
  'the keys of an email address': ['email', 'none'],
  letters: ['text', 'none'],
  'letters, with capital initials': ['text', 'words'],
};

Then('the panel {string} holds:', (panel: string, fields: DataTable) =>
  world.user.equal(labelsIn(panel), fields.raw().flat(), `the fields of "${panel}"`),
);

Then(
  /^"(.*)" (?:is the first field of|follows "(.*)" in) "(.*)"$/,
  (field: string, other: string | null, panel: string) => {
    const labels = labelsIn(panel);
    if (other) world.user.expect(labels.includes(other), `"${other}" in "${panel}"`);
    const found = labels[other ? labels.indexOf(other) + 1 : 0];
    world.user.expect(found === field, `"${field}" there, not "${found}"`);
  },
);
