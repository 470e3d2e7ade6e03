import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import { heardTextOf, isVisible, nameOf, textOf } from '../support/users/screen-text.ts';
import { world } from '../support/users/world.ts';

/** A line of a panel, with the value as shown on screen. */
interface Line {
  readonly label: string;
  readonly value: string;
  /** True if the line has a check mark. */
  readonly isChecked: boolean;
  /** The value as a screen reader reads it. */
  readonly heard: string;
}

/** Elements that a user can edit. */
const editable = [
  'input, select, textarea, [contenteditable]',
  ...['textbox', 'combobox', 'spinbutton', 'checkbox', 'switch', 'radio', 'slider'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

When('I open every panel', async () => {
  const closed = () => main().querySelector('h2 button[aria-expanded="false"]');
  for (let next = closed(); next; next = closed()) await world.user.click(next);
});

Then(/^the panels are (.*)$/, (headings: string) =>
  assert.deepEqual(panels().map(headingOf), quoted(headings)),
);

Then(/^the open panels are (.*)$/, (headings: string) => {
  const open = panels().filter((one) => one.querySelector('h2 button[aria-expanded="true"]'));
  assert.deepEqual(open.map(headingOf), quoted(headings));
});

Then(/^the lines of "(.*)" (can|cannot) be seen$/, (heading: string, can: string) => {
  const isSeen = [...panel(heading).querySelectorAll('dl')].some(isVisible);
  world.user.expect(isSeen === (can === 'can'), `"${heading}": ${can} be seen`);
});

Then('{string} in {string} reads {string}', (label: string, heading: string, text: string) =>
  blockShows(heading, [[label, text]]),
);

Then('{string} in {string} is plain text', (label: string, heading: string) => {
  const terms = [...panel(heading).querySelectorAll('dt')].filter((term) => textOf(term) === label);
  const isPlain = terms.map((term) => term.nextElementSibling?.querySelector('a, button') === null);
  assert.deepEqual(isPlain, [true]);
});

Then('{string} shows:', (heading: string, lines: DataTable) => blockShows(heading, lines.raw()));

Then('the lines of {string} are:', (heading: string, lines: DataTable) =>
  assert.deepEqual(
    blocks(heading)
      .flat()
      .map(({ label, value }) => [label, value]),
    lines.raw(),
  ),
);

Then('the second block of {string} shows:', (heading: string, lines: DataTable) =>
  blockShows(heading, lines.raw(), 1),
);

Then('{string} has {int} line(s) {string}', (heading: string, count: number, label: string) =>
  assert.equal(linesNamed(label, heading).length, count),
);

Then('{string} checks {string} and nothing else', (heading: string, indicator: string) => {
  const lines = blocks(heading)
    .flat()
    .filter(({ isChecked, value }) => isChecked || value === 'Complete');
  assert.deepEqual(
    lines.map(({ label, isChecked, value }) => [label, isChecked, value]),
    [[indicator, true, 'Complete']],
  );
});

Then(
  'a screen reader reads {string} in {string} as {string}',
  (label: string, heading: string, text: string) =>
    assert.deepEqual(
      linesNamed(label, heading).map(({ heard }) => heard),
      [text],
    ),
);

Then('nothing on the dashboard can be edited', () => {
  const { user } = world;
  user.expect(main().querySelector(editable) === null, 'nothing that can be edited');
  // The only buttons in panels are those that open a report.
  const buttons = [...main().querySelectorAll('dl button')].map(nameOf);
  const others = buttons.filter((name) => !name.endsWith('opens the report in a new window'));
  user.expect(others.length === 0, `no buttons but those of reports, not ${others.join()}`);
});

const quoted = (text: string): string[] => [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '');

function main(): Element {
  const found = world.user.document.querySelector('main');
  world.user.expect(found !== null, 'the main part of the page');
  return found as Element;
}

const panels = (): Element[] =>
  [...main().querySelectorAll('section')].filter(
    (section) => section.querySelector('h2') && isVisible(section),
  );

function panel(heading: string): Element {
  const found = world.user.region('region', heading);
  world.user.expect(isVisible(found), `the panel "${heading}"`);
  return found;
}

const headingOf = (one: Element): string => textOf(one.querySelector('h2') ?? one);

/** Returns the lines of a panel by block. The lines of closed panels are found too. */
const blocks = (heading: string): Line[][] =>
  [...panel(heading).querySelectorAll('dl')].map((list) => [...list.querySelectorAll('dt')].map(lineOf));

const linesNamed = (label: string, heading: string): Line[] =>
  blocks(heading)
    .flat()
    .filter((line) => line.label === label);

/**
 * Asserts all lines of a panel that have one of these labels. Lines of the same label are in this order.
 * @param block index of the block in the panel; the block of a co-borrower is 1
 */
function blockShows(heading: string, lines: readonly string[][], block = 0): void {
  const all = blocks(heading)[block] ?? [];
  const labels = [...new Set(lines.map(([label = '']) => label))];
  const shown = labels.flatMap((label) => all.filter((line) => line.label === label));
  assert.deepEqual(
    shown.map(({ label, value }) => [label, value]),
    labels.flatMap((label) => lines.filter(([named]) => named === label)),
  );
}

/** Returns a line as an open panel shows it. Reads copies outside of the panel, which may be closed. */
function lineOf(term: Element): Line {
  const label = textOf(term.cloneNode(true) as Element);
  const shown = term.nextElementSibling?.cloneNode(true) as Element | undefined;
  const icon = shown?.querySelector('[data-icon]')?.getAttribute('data-icon');
  return {
    label,
    value: shown ? textOf(shown).replaceAll('\u2060', '') : '',
    heard: shown ? heardTextOf(shown) : '',
    isChecked: icon === 'check-circle',
  };
}
