import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { type CreateLoanRequest, createLoanOperations } from '../../contracts/operations/create-loan.ts';
import type { Fault } from '../../contracts/operations/fault.ts';
import { textOf } from '../support/users/screen-text.ts';
import { failing, failRequests, type Start, starting } from '../support/users/start.ts';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';
import { lenderIdOf } from '../support/vocabulary/vocabulary.ts';
import { enter } from './create-form.steps.ts';
import { fillIn } from './create-screen.steps.ts';

const { createLoan } = createLoanOperations;

/** Responses to a create request, by their names in features. */
const faults: Readonly<Record<string, Omit<Fault, 'operation'>>> = {
  'a conflict and its reason': { kind: 'status', status: 409, message: 'The file is locked.' },
  'a server failure': { kind: 'status', status: 500 },
  'a server failure and a reason': { kind: 'status', status: 503, message: 'The store is being moved.' },
  'status 401': { kind: 'status', status: 401 },
  'a page of a proxy': { kind: 'html' },
  'a page of a broken gateway': { kind: 'html', status: 502 },
  'an error and its reason': { kind: 'create-error', message: 'The institution is closed.' },
  'an error without a reason': { kind: 'create-error' },
  'a truncated response': { kind: 'truncate' },
  'values of a wrong type': { kind: 'wrong-type' },
  'a broken connection': { kind: 'reset' },
};

/** Returns a start with the fault of the next create request; empty for a response that no fault can produce. */
function createFault(words: string): Start {
  const fault = faults[words];
  return fault ? failing({ operation: 'createLoan', ...fault }) : {};
}

async function respond(words: string): Promise<void> {
  const { recipe } = createFault(words);
  if (recipe) return failRequests({ recipe });
  if (words !== 'no address to open') throw new Error(`Unknown response to a create request "${words}"`);
  const { changedResponses } = world.user.tab;
  changedResponses.set(createLoan.path, async (response) => {
    changedResponses.delete(createLoan.path);
    return Response.json({ ...((await response.json()) as object), newApplyId: null });
  });
}

function createButton(): HTMLButtonElement {
  const buttons = [...world.user.document.querySelectorAll<HTMLButtonElement>('form footer button')];
  world.user.expect(buttons.length === 2, `two buttons in the footer, not ${buttons.length}`);
  return buttons[1] as HTMLButtonElement;
}

const send = (): Promise<void> => world.user.click(createButton());

async function sendAndHold(): Promise<void> {
  world.user.hold(createLoan);
  await send();
}

/** Returns the only open dialog. @throws {AssertionError} if none or several are open */
function message(): Element {
  const [dialog, ...others] = world.user.dialogs;
  world.user.expect(dialog !== undefined && others.length === 0, 'one dialog');
  return dialog as Element;
}

/** Closes the message with _Dismiss_, _OK_ or _Keep editing_, which do nothing else. */
async function closeMessage(): Promise<void> {
  const buttons = [...message().querySelectorAll('button')];
  await world.user.click(buttons.find((button) => /^(?:Dismiss|OK|Keep editing)$/.test(textOf(button))));
  assert.equal(world.user.dialogs.length, 0);
}

/** Returns the bodies of the create requests, in order. */
const creations = (): CreateLoanRequest[] =>
  world.user.tab.requests
    .filter((sent) => sent.method === createLoan.method && sent.path === createLoan.path)
    .map(({ body }) => JSON.parse(body) as CreateLoanRequest);

/** Asserts values in the last create request. Spaces separate the names of nested fields. */
function requestSays(facts: Readonly<Record<string, string>>): void {
  const request = creations().at(-1) ?? assert.fail('Nothing was sent');
  const said = Object.keys(facts).map((name) => {
    const value = name.split(' ').reduce<unknown>((part, key) => Reflect.get(Object(part), key), request);
    return [name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)];
  });
  assert.deepEqual(Object.fromEntries(said), facts);
}

const notices = (): Element[] => [...world.user.document.querySelectorAll('.ant-notification-notice')];

Given(
  'the server responds to the next create request with {}',
  starting(createFault, (_start, words) => respond(words)),
);

Given(
  'I have sent a loan for {string} at a rate of {string}, and the response got lost',
  async (name: string, rate: string) => {
    await fillIn('loan', name);
    await enter('Interest rate', rate);
    await respond('a truncated response');
    await send();
    await closeMessage();
  },
);

Given(
  /^I have left a (loan|lead) for "(.*)" while it was being created$/,
  async (kind: string, name: string) => {
    await fillIn(kind, name);
    await sendAndHold();
    await world.user.choose('Cancel');
    await world.user.choose('Leave');
    await world.user.seesTitle(kind === 'lead' ? 'Lead Pipeline' : 'Mortgage Pipeline');
  },
);

When('I send the form', send);

/** The second click comes after the page has reacted to the first one, and before any response. */
When('I double-click {string}', async (name: string) => {
  const button = world.user.choice(name) as HTMLElement;
  button.click();
  await Promise.resolve();
  button.click();
  await world.user.tab.rest();
});

/** The page with the dashboard never opens, since its code does not arrive. */
Given('I have sent the form, and the code of the dashboard is slow', async () => {
  const { page } = world.browser;
  await page.route('**/assets/dashboard-page-*.js', () => new Promise(() => undefined));
  await page.locator('form footer').getByRole('button', { name: 'Create Loan' }).click();
  await expect(page.getByText('Created. Opening it now.')).toBeAttached();
});

When('I send the form, and the response is late', sendAndHold);

When('I close the message', closeMessage);

Then(/^the only dialog is "([^"]*)"(?: and says "(.*)")?$/, async (title: string, text: string | null) => {
  world.user.expect(world.user.dialog(title) === message(), `only the dialog "${title}"`);
  await world.user.seesText(text || title, message());
});

Then(/^"(.*)" (shows|does not show) that it is loading$/, (button: string, shows: string) => {
  const isLoading = world.user.choice(button).querySelector('.anticon-spin') !== null;
  const spinner = shows === 'shows' ? 'a spinner' : 'no spinner';
  world.user.expect(isLoading === (shows === 'shows'), `${spinner} in "${button}"`);
});

Then('the footer offers {string} and {string}', (first: string, second: string) => {
  const footer = [...world.user.document.querySelectorAll('form footer :is(button, a)')];
  assert.deepEqual(footer.map(textOf), [first, second]);
});

Then('the request says:', (facts: DataTable) => requestSays(facts.rowsHash()));

/** Fields of the create request with the id of a choice, by the label of its list. */
const idFields: Readonly<Record<string, string>> = {
  Institution: 'institutionId',
  Originator: 'originatorUserId',
  Product: 'productId',
};

Then('the request has the ids of:', (names: DataTable) => {
  const ids = Object.entries(names.rowsHash()).map(([label, name]) => [
    idFields[label],
    String(lenderIdOf(name)),
  ]);
  requestSays(Object.fromEntries(ids) as Record<string, string>);
});

Then('the server received {int} create request(s)', async (times: number) => {
  if (world.level !== 'browser') return assert.equal(creations().length, times);
  // A press that sends a request has sent it by the next frame.
  await world.browser.page.evaluate(() => new Promise(requestAnimationFrame));
  const sent = `${createLoan.method} ${createLoan.path}`;
  assert.equal(world.browser.requests.filter((request) => request === sent).length, times);
});

Then('I am notified {string}: {string}', async (title: string, text: string) => {
  const { user } = world;
  const notice = notices().find((one) => [title, text].every((part) => textOf(one).includes(part)));
  user.expect(notice !== undefined, `a notification titled "${title}": "${text}"`);
  await user.seesText(text, notice);
  // Screen readers read out an alert that arrives with its text, and no other live region.
  user.expect(
    notice?.matches('[role="alert"]') || notice?.querySelector('[role="alert"]') !== null,
    `the notification "${title}" to be an alert`,
  );
});

Then('no notification is left', () =>
  world.user.expect(notices().length === 0, `no notification, not ${notices().length}`),
);
