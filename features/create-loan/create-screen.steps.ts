import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import { isField } from './form/fields.ts';
import { world } from '../users/world.ts';
import { screen } from './create-forms.ts';
import { CreateScreen } from './create-screen.ts';
import { CreateScreenInBrowser } from './create-screen-in-browser.ts';

Given('the borrower check was completed with:', (borrower: DataTable) =>
  world.at(screen).knowBorrower(borrower.rowsHash()),
);

Given(/^I (?:am on|open) the create (loan|lead) screen$/, (kind: string) => world.at(screen).open(kind));

Given(/^I have filled in a (loan|lead) for "(.*)"$/, (kind: string, name: string) =>
  world.on(CreateScreen).fillIn(kind, name),
);

When(/^I choose the (institution|originator) "(.*)"$/, (list: string, option: string) =>
  world.at(screen).choose(list === 'institution' ? 'Institution' : 'Originator', option),
);

When('I choose an institution, an originator and a product', () => world.at(screen).chooseLender());

When(
  /^I (type|paste) "(.*)" into "([^"]*)"( and leave the field)?$/,
  async (verb: 'type' | 'paste', text: string, field: string, leaves: string | null) => {
    await world.on(CreateScreen)[verb](field, text);
    if (leaves) await world.on(CreateScreen).leaveField();
  },
);

When('an input method enters {string} into {string}', (text: string, field: string) =>
  world.inBrowser(CreateScreenInBrowser).compose(field, text),
);

When('I press {string} in {string}', (keys: string, name: string) =>
  world.on(CreateScreen).pressIn(keys, name),
);

When('I press {string} {int} times', async (keys: string, times: number) => {
  for (let count = 0; count < times; count += 1) await world.user.pressKeys(keys);
});

When('I go to {string} with the Tab key', async (name: string) => {
  const control = () => (isField(name) ? world.on(CreateScreen).control(name) : world.user.choice(name));
  await world.user.tabTo(control, `"${name}"`);
});

When('I try to change:', async (entries: DataTable) => {
  await eachRow(entries, async ({ field = '', entry = '' }) => {
    await world.on(CreateScreen).tryToChange(field, entry);
  });
});

Then(/^"(.*)" (can|cannot) be used$/, (field: string, can: string) =>
  world.at(screen).isUsable(field, can === 'can'),
);

Then('{string} is described as {string}', (name: string, text: string) =>
  world.on(CreateScreen).describes(name, text),
);

Then('{string} has {int} characters and is valid', (field: string, characters: number) =>
  world.on(CreateScreen).isValidWith(field, characters),
);

Then(/^"(.*)" is (not )?marked as required$/, (field: string, not: string | null) =>
  world.on(CreateScreen).isMarkedRequired(field, not === null),
);

Then('the missing fields are {string}', (fields: string) =>
  world.on(CreateScreen).missingAre(fields.split(', ')),
);

Then('the panel {string} holds:', (panel: string, fields: DataTable) =>
  world.on(CreateScreen).panelHolds(panel, fields.raw().flat()),
);

Then('{string} is the first field of {string}', (field: string, panel: string) =>
  world.on(CreateScreen).follows(panel, field),
);

Then('{string} follows {string} in {string}', (field: string, other: string, panel: string) =>
  world.on(CreateScreen).follows(panel, field, other),
);

Then('the form does not say {string}', (text: string) => world.on(CreateScreen).doesNotSay(text));

Then('a screen reader describes {string} as {string}', (name: string, text: string) =>
  world.on(CreateScreen).describesToReader(name, text),
);

Then(
  'one announcement says {string}, and no other announcement names {string}',
  (text: string, field: string) => world.on(CreateScreen).announcesOnce(text, field),
);

Then('the whole text in {string} is in sight', (field: string) =>
  world.inBrowser(CreateScreenInBrowser).hasRoomForText(field),
);

Then('the listed entry {string} is in sight', (name: string) =>
  world.inBrowser(CreateScreenInBrowser).seesLink(name),
);

Then('the browser asks before it loads another page', () =>
  world.inBrowser(CreateScreenInBrowser).asksBeforeLeaving(),
);

Then('the switch {string} has a border and a visible handle', (name: string) =>
  world.inBrowser(CreateScreenInBrowser).drawsSwitch(name),
);

Then('the switch {string} has the highlight colour', (name: string) =>
  world.inBrowser(CreateScreenInBrowser).highlightsSwitch(name),
);

Then('an outline shows the focus in these fields:', async (fields: DataTable) => {
  await eachRow(fields, async ({ field = '' }) => {
    await world.inBrowser(CreateScreenInBrowser).outlinesFocus(field);
  });
});
