import assert from 'node:assert/strict';
import { type AssistantAnswer, assistantOperations } from '../../contracts/operations/assistant.ts';
import { isVisible, textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';

const { requestAssistant, reactToAnswer } = assistantOperations;

/** The drawer of the AI assistant: the chat, the question field and the disclaimer. */
export class AssistantDrawer {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  async open(): Promise<void> {
    await this.#user.haveOpened();
    await this.#user.choose('AI Assistant');
    // The animation of the drawer takes at most half a second.
    await this.#user.tab.pass(500);
  }

  /** Types a question and presses Enter. */
  async ask(prompt: string): Promise<void> {
    await this.#user.fill(this.#field, prompt);
    await this.#user.type('{Enter}');
  }

  /** Holds the response to the next question or reaction. */
  hold(what: string): void {
    this.#user.hold(what === 'answer' ? requestAssistant : reactToAnswer);
  }

  /** Makes the answers cite one source, without address and text. */
  citeWithoutText(title: string): void {
    this.#user.tab.changeBodies<AssistantAnswer>(requestAssistant.path, (answer) => ({
      ...answer,
      citations: [{ citationId: 'doc1', title, content: '', url: null }],
    }));
  }

  /** Makes the answers say this text, with a source for each marker in it. */
  answerWith(text: string): void {
    const ids = [...text.matchAll(/\[(\w+)\]/g)].map(([, id = '']) => id);
    this.#user.tab.changeBodies<AssistantAnswer>(requestAssistant.path, (answer) => ({
      ...answer,
      output: text,
      citations: ids.map((id) => ({ citationId: id, title: id, content: '', url: null })),
    }));
  }

  openCitation(title: string): Promise<void> {
    return this.#user.click(this.#citation(title), `the citation "${title}"`);
  }

  seesQuestion(prompt: string, isThere: boolean): void {
    const asked = [...this.#messages.querySelectorAll('p > span:last-child')].map(textOf);
    this.#user.expect(asked.includes(prompt) === isThere, `${isThere ? 'the' : 'no'} question "${prompt}"`);
  }

  seesEmptyField(): void {
    this.#user.expect(this.#field.value === '', 'an empty question field');
  }

  /** Asserts that the progress bar of a pending answer shows, or does not show. */
  async seesNotice(text: string, isThere: boolean): Promise<void> {
    const bar = this.#messages.querySelector(`[role="progressbar"][aria-label="${text}"]`);
    this.#user.expect((bar !== null) === isThere, `${isThere ? 'a' : 'no'} progress bar "${text}"`);
    if (isThere) await this.#user.seesText(text, this.#messages);
  }

  /** Asserts that the chat shows exactly this text, with all spaces. */
  seesExactly(text: string): void {
    const texts = [...this.#messages.querySelectorAll('p')].filter(isVisible).map((line) => line.textContent);
    this.#user.expect(texts.includes(text), `the text "${text}" in the chat`);
  }

  refersTo(title: string): void {
    this.#user.expect(this.#citation(title) !== undefined, `a reference to "${title}"`);
  }

  async listsAdditional(titles: readonly string[]): Promise<void> {
    const section = this.#answer.querySelector('section') ?? assert.fail('There is no list of citations');
    await this.#user.seesText('Additional Citations', section);
    assert.deepEqual([...section.querySelectorAll('li')].map(textOf), titles);
  }

  /** Asserts which of "Like", "Dislike" and "Copy" the chat offers. */
  offers(actions: readonly string[]): void {
    const names = [...this.#messages.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'));
    assert.deepEqual(
      ['Like', 'Dislike', 'Copy'].filter((name) => names.includes(name)),
      actions,
    );
  }

  isMarkedAs(reaction: 'liked' | 'disliked'): void {
    const isPressed = (name: string) =>
      this.#user.button(name, this.#answer).getAttribute('aria-pressed') === 'true';
    assert.deepEqual(
      [isPressed('Like'), isPressed('Dislike')],
      [reaction === 'liked', reaction === 'disliked'],
    );
  }

  seesWindow(width: number, height: number): void {
    const opened = this.#user.tab.opened.at(-1);
    assert.deepEqual([opened?.width, opened?.height], [width, height]);
  }

  windowReads(text: string): void {
    const { document } = this.#user.tab.opened.at(-1) ?? assert.fail('No window has opened');
    assert.ok(textOf(document.body).includes(text), `The window reads "${textOf(document.body)}"`);
  }

  readsDisclaimer(sentence: string): void {
    const texts = [...this.#drawer.querySelectorAll('p')].map(textOf);
    this.#user.expect(
      texts.some((text) => text.includes(sentence)),
      `a disclaimer with "${sentence}"`,
    );
  }

  /** Returns the number of questions sent to the server. */
  get questionsSent(): number {
    return this.#sent(requestAssistant.path).length;
  }

  /** Returns the reactions sent to the server. */
  get reactionsSent(): readonly string[] {
    return this.#sent(reactToAnswer.path).map(
      (body) => (JSON.parse(body) as { readonly reaction: string }).reaction,
    );
  }

  #sent(path: string): string[] {
    return this.#user.tab.requests.filter((sent) => sent.path === path).map(({ body }) => body);
  }

  #citation(title: string): Element | undefined {
    return [...this.#answer.querySelectorAll('button')].find((button) =>
      (button.getAttribute('aria-label') ?? textOf(button)).endsWith(title),
    );
  }

  get #drawer(): Element {
    return this.#user.dialog('AI Assistant');
  }

  get #messages(): Element {
    return this.#drawer.querySelector('[role="log"]') ?? assert.fail('There is no chat');
  }

  get #answer(): Element {
    const answers = [...this.#messages.querySelectorAll('article')];
    this.#user.expect(answers.length > 0, 'an answer of the assistant');
    return answers.at(-1) as Element;
  }

  get #field(): HTMLInputElement {
    return this.#drawer.querySelector('[aria-label="Your question"]') as HTMLInputElement;
  }
}
