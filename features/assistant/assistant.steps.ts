import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { type AssistantAnswer, assistantOperations } from '../../contracts/operations/assistant.ts';
import { expect } from '../support/users/expect.ts';
import { isVisible, nameOf, textOf } from '../support/users/screen-text.ts';
import { delaying, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';

const { requestAssistant, reactToAnswer } = assistantOperations;

Given('I have opened the assistant', async () => {
  await world.anyUser.haveOpened();
  await world.anyUser.choose('AI Assistant');
  if (world.level === 'browser') await expect(fieldInBrowser()).toBeFocused();
  // The animation of the drawer takes at most half a second.
  else await world.user.tab.pass(500);
});

Given(
  /^the (answer|response to the reaction) is late$/,
  starting(
    (what: string) => delaying(what === 'answer' ? 'requestAssistant' : 'reactToAnswer'),
    (_start, what) => world.user.hold(what === 'answer' ? requestAssistant : reactToAnswer),
  ),
);

// Adds a source for each marker in the text.
Given('the answers say {string} and their sources have only these names', (output: string) => {
  const ids = [...output.matchAll(/\[(\w+)\]/g)].map(([, id = '']) => id);
  const citations = ids.map((id) => ({ citationId: id, title: id, content: '', url: null }));
  return changeAnswers({ output, citations });
});

When(/^I ask the assistant "(.*)"$/, async (prompt: string) => {
  if (world.level === 'browser') await fieldInBrowser().fill(prompt);
  else await world.user.fill(field(), prompt);
  await world.anyUser.pressKeys('Enter');
});

When('I type the question {string}', (prompt: string) => world.user.fill(field(), prompt));

When('Enter completes a text of an input method', async () => {
  const { KeyboardEvent } = world.user.tab.window;
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  Object.defineProperty(press, 'isComposing', { value: true });
  field().dispatchEvent(press);
  await world.user.tab.pass(50);
});

When('I open the citation {string}', async (title: string) => {
  if (world.level === 'browser') {
    await world.browser.context.route('https://guide.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Guide</title>' }),
    );
    await answerInBrowser().getByRole('button', { name: title }).click();
  } else {
    await world.user.click(citation(title), `the citation "${title}"`);
  }
});

Then(/^the chat (shows|no longer shows) my question "(.*)"$/, (shows: string, prompt: string) => {
  const asked = [...chat().querySelectorAll('p > span:last-child')].map(textOf);
  const isThere = shows === 'shows';
  world.user.expect(asked.includes(prompt) === isThere, `${isThere ? 'the' : 'no'} question "${prompt}"`);
});

Then('the question field is empty', () => world.user.expect(field().value === '', 'an empty question field'));

Then(
  /^the chat (shows|no longer shows) the notice "(.*)" with a progress bar$/,
  async (shows: string, text: string) => {
    const isThere = shows === 'shows';
    if (world.level === 'browser') {
      const bar = drawerInBrowser().getByRole('progressbar', { name: text });
      await expect(bar).toBeVisible({ visible: isThere });
      if (isThere) await world.browser.seesText(text, drawerInBrowser());
    } else {
      const bar = chat().querySelector(`[role="progressbar"][aria-label="${text}"]`);
      world.user.expect((bar !== null) === isThere, `${isThere ? 'a' : 'no'} progress bar "${text}"`);
      if (isThere) await world.user.seesText(text, chat());
    }
  },
);

// Asserts exactly this text, with all spaces.
Then('the assistant answers:', (text: string) => {
  const texts = [...chat().querySelectorAll('p')].filter(isVisible).map((line) => line.textContent);
  world.user.expect(texts.includes(text), `the text "${text}" in the chat`);
});

Then('the answer refers to {string} as number {int}', (title: string, number: number) => {
  const reference = world.user.button(`Citation ${number}: ${title}`, answer());
  assert.equal(textOf(reference), String(number));
});

Then('these are listed under "Additional Citations":', async (titles: DataTable) => {
  const section = answer().querySelector('section') ?? assert.fail('There is no list of citations');
  await world.user.seesText('Additional Citations', section);
  assert.deepEqual([...section.querySelectorAll('li')].map(textOf), titles.raw().flat());
});

Then(/^the chat offers (?:no action|"(.*)")$/, (actions: string | null) => {
  const names = [...chat().querySelectorAll('button')].map((one) => one.getAttribute('aria-label'));
  const offered = ['Like', 'Dislike', 'Copy'].filter((name) => names.includes(name));
  assert.deepEqual(offered, actions?.split(', ') ?? []);
});

Then(/^the answer is marked as (liked|disliked)$/, (reaction: string) => {
  const isPressed = (name: string) =>
    world.user.button(name, answer()).getAttribute('aria-pressed') === 'true';
  assert.deepEqual(
    [isPressed('Like'), isPressed('Dislike')],
    [reaction === 'liked', reaction === 'disliked'],
  );
});

Then('the assistant was asked {int} time(s)', (count: number) =>
  assert.equal(bodiesSent(requestAssistant.path).length, count),
);

Then('the server received the reactions: {}', (reactions: string) => {
  const sent = bodiesSent(reactToAnswer.path).map(
    (body) => JSON.parse(body) as { readonly reaction: string },
  );
  assert.deepEqual(
    sent.map(({ reaction }) => reaction),
    reactions.split(', '),
  );
});

Then('the disclaimer reads {string}', (sentences: string) => world.user.seesText(sentences, drawer()));

Then('the clipboard holds:', async (text: string) =>
  assert.equal(await world.user.tab.window.navigator.clipboard.readText(), text),
);

Then('a window of {int} by {int} pixels opens', (width: number, height: number) =>
  world.anyUser.hasOpenedWindow(width, height),
);

// The page writes into a window without an address of its own.
Then('that window reads {string}', async (text: string) => {
  const { address, document } = world.user.openedWindow;
  const isWritten = address === 'about:blank';
  const shown = isWritten ? textOf(document.body) : await (await world.user.tab.send(address)).text();
  assert.ok(shown.includes(text), `The window reads "${shown}"`);
});

// A page of another site gets no `window.opener`.
Then('the page in the window that opens cannot reach the product', async () => {
  const opened = await world.browser.openedWindow();
  await expect(opened).toHaveTitle('Guide');
  expect(await opened.evaluate(() => window.opener as unknown)).toBe(null);
});

Then('I read the beginning of the answer', async () => {
  // The list is a live region, so screen readers read new answers out.
  const list = drawerInBrowser().getByRole('log', { name: 'Messages' });
  await expect(answerInBrowser()).toBeVisible();
  expect(await heightOf(answerInBrowser())).toBeGreaterThan(await heightOf(list));
  await expect.poll(async () => (await topOf(answerInBrowser())) - (await topOf(list))).toBe(0);
});

const changeAnswers = (changes: Partial<AssistantAnswer>): Promise<void> =>
  world.user.changeBodies<AssistantAnswer>(requestAssistant.path, (sent) => ({ ...sent, ...changes }));

const bodiesSent = (path: string): string[] =>
  world.user.tab.requests.filter((sent) => sent.path === path).map(({ body }) => body);

const drawer = () => world.user.dialog('AI Assistant');

const field = () => drawer().querySelector('[aria-label="Your question"]') as HTMLInputElement;

const chat = () => drawer().querySelector('[role="log"]') ?? assert.fail('There is no chat');

/** Returns the last answer. @throws {AssertionError} if there is none */
function answer(): Element {
  const last = [...chat().querySelectorAll('article')].at(-1);
  world.user.expect(last !== undefined, 'an answer of the assistant');
  return last as Element;
}

/** Returns the button of a citation: in the text, where its name begins with the number, or in the list. */
const citation = (title: string): Element | undefined =>
  [...answer().querySelectorAll('button')].find(
    (button) => nameOf(button).replace(/^Citation \d: /, '') === title,
  );

const drawerInBrowser = () => world.browser.page.getByRole('dialog', { name: 'AI Assistant' });

const fieldInBrowser = () => drawerInBrowser().getByRole('textbox', { name: 'Your question' });

const answerInBrowser = () =>
  drawerInBrowser().getByRole('article', { name: 'Answer from the assistant' }).last();

const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN;

const heightOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.height ?? 0;
