import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import { heardTextOf, isVisible, nameOf, textOf } from '../support/users/screen-text.ts';
import { openAt, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';

/** A line of a panel, with the value as shown on screen. */
interface Line {
  readonly label: string;
  readonly value: string;
  /** True if the line has a check mark. */
  readonly isChecked: boolean;
  readonly element: Element;
}

/** Elements that a user can edit. */
const editable = [
  'input, select, textarea, [contenteditable]',
  ...['textbox', 'combobox', 'spinbutton', 'checkbox', 'switch', 'radio', 'slider'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

When(
  'I open the dashboard',
  starting(() => ({ at: paths.dashboard }), openAt),
);

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
  blockShows(heading, { [label]: text }),
);

Then('{string} shows:', (heading: string, lines: DataTable) => blockShows(heading, lines.rowsHash()));

Then('the lines of {string} are:', (heading: string, lines: DataTable) =>
  assert.deepEqual(
    blocks(heading)
      .flat()
      .map(({ label, value }) => [label, value]),
    lines.raw(),
  ),
);

Then('the second block of {string} shows:', (heading: string, lines: DataTable) =>
  blockShows(heading, lines.rowsHash(), 1),
);

Then('the lines {string} in {string} read:', (label: string, heading: string, texts: DataTable) =>
  assert.deepEqual(
    linesNamed(label, heading).map(({ value }) => value),
    texts.raw().flat(),
  ),
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
  (label: string, heading: string, text: string) => {
    const [line] = linesNamed(label, heading);
    assert.equal(heardTextOf(line?.element.querySelector('dd') ?? main()), text);
  },
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
  const found = panels().find((one) => headingOf(one) === heading);
  world.user.expect(found !== undefined, `the panel "${heading}"`);
  return found as Element;
}

const headingOf = (one: Element): string => textOf(one.querySelector('h2') ?? one);

/** Returns the lines of a panel by block. The lines of closed panels are found too. */
const blocks = (heading: string): Line[][] =>
  [...panel(heading).querySelectorAll('dl')].map((list) => [...list.children].map(lineIn));

const linesNamed = (label: string, heading: string): Line[] =>
  blocks(heading)
    .flat()
    .filter((line) => line.label === label);

/** Asserts some lines of a panel. @param block index of the block in the panel; the block of a co-borrower is 1 */
function blockShows(heading: string, lines: Readonly<Record<string, string>>, block = 0): void {
  const shown = (blocks(heading)[block] ?? []).filter(({ label }) => label in lines);
  assert.deepEqual(Object.fromEntries(shown.map(({ label, value }) => [label, value])), lines);
}

/** Returns a line as an open panel shows it. Reads a copy outside of the panel, which may be closed. */
function lineIn(one: Element): Line {
  const element = one.cloneNode(true) as Element;
  const shown = element.querySelector('dd');
  const icon = shown?.querySelector('[data-icon]')?.getAttribute('data-icon');
  const value = shown ? textOf(shown).replaceAll('\u2060', '') : '';
  const isChecked = icon === 'check-circle';
  return { label: textOf(element.querySelector('dt') ?? element), value, isChecked, element };
}
