import assert from 'node:assert/strict';
import { createLoanOperations } from '../../contracts/operations/create-loan.ts';
import type { CreateLoanRequest } from '../../contracts/operations/create-loan.ts';
import type { Fault } from '../../contracts/operations/mock-schemas.ts';
import { textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';
import { lenderIdOf } from '../vocabulary/vocabulary.ts';
import { CreateScreen } from './create-screen.ts';

const { createLoan } = createLoanOperations;

/** The submission of the create form, the server's response, and the messages about it. */
export class Submission {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Presses the button that sends the form. */
  async send(): Promise<void> {
    await this.#user.click(this.#createButton);
  }

  /** Presses the button twice, before the page can react. */
  async sendTwice(): Promise<void> {
    const button = this.#createButton;
    button.click();
    button.click();
    await this.#user.tab.rest();
  }

  /** Sends the form and holds the response. */
  async sendAndHold(): Promise<void> {
    this.#user.hold(createLoan);
    await this.send();
  }

  /** Fills in the form, sends it, and opens the pipeline before the response arrives. */
  async leave(kind: string, name: string): Promise<void> {
    await new CreateScreen(this.#user).fillIn(kind, name);
    await this.sendAndHold();
    await this.#user.choose('Cancel');
    await this.#user.choose('Leave');
    await this.#user.seesTitle(kind === 'lead' ? 'Lead Pipeline' : 'Mortgage Pipeline');
  }

  /** Sets the response to the next create request by its name in features. @throws {Error} for an unknown name */
  async respond(words: string): Promise<void> {
    if (words === 'no address to open') return this.#leadNowhere();
    const fault = faults[words];
    if (!fault) throw new Error(`Unknown response to a create request "${words}"`);
    await this.#user.fail({ operation: 'createLoan', ...fault });
  }

  /** Closes the only open message with _Dismiss_, _OK_ or _Keep editing_, which do nothing else. */
  async closeMessage(): Promise<void> {
    const close = /^(?:Dismiss|OK|Keep editing)$/;
    const buttons = [...this.#message.querySelectorAll('button')];
    await this.#user.click(buttons.find((button) => close.test(textOf(button))));
    assert.equal(this.#user.dialogs.length, 0);
  }

  /** Asserts that exactly one dialog is open, with this title. */
  isOnlyDialog(title: string): void {
    assert.equal(this.#user.dialog(title), this.#message);
  }

  /** Asserts that exactly one dialog is open, with this title and text. */
  async onlyDialogSays(title: string, text: string): Promise<void> {
    this.isOnlyDialog(title);
    await this.#user.seesText(text, this.#message);
  }

  /** Returns the bodies of the create requests, in order. */
  get creations(): CreateLoanRequest[] {
    return this.#user.tab.requests
      .filter((sent) => sent.method === createLoan.method && sent.path === createLoan.path)
      .map(({ body }) => JSON.parse(body) as CreateLoanRequest);
  }

  /** Asserts values in the last create request. Spaces separate the names of nested fields. */
  requestSays(facts: Readonly<Record<string, string>>): void {
    const request = this.creations.at(-1) ?? assert.fail('Nothing was sent');
    const said = Object.keys(facts).map((name) => [name, written(factOf(request, name))]);
    assert.deepEqual(Object.fromEntries(said), facts);
  }

  /** Asserts the ids in the last create request. @param names of institution, originator and product */
  requestHasIdsOf(names: Readonly<Record<string, string>>): void {
    const ids = Object.entries(names).map(([label, name]) => [idFields[label], String(lenderIdOf(name))]);
    this.requestSays(Object.fromEntries(ids) as Record<string, string>);
  }

  /** Returns the names of the buttons and links in the footer of the form. */
  get footer(): string[] {
    return [...this.#user.document.querySelectorAll('form footer :is(button, a)')].map(textOf);
  }

  isLoading(button: string, isLoading: boolean): void {
    const spinner = this.#user.choice(button).querySelector('.anticon-spin');
    this.#user.expect((spinner !== null) === isLoading, `${isLoading ? 'a' : 'no'} spinner in "${button}"`);
  }

  /** Makes the next create request succeed, but without the identifier of the new loan. */
  #leadNowhere(): void {
    const { changedResponses } = this.#user.tab;
    changedResponses.set(createLoan.path, async (response) => {
      changedResponses.delete(createLoan.path);
      return Response.json({ ...((await response.json()) as object), newApplyId: null });
    });
  }

  get #createButton(): HTMLButtonElement {
    const buttons = [...this.#user.document.querySelectorAll<HTMLButtonElement>('form footer button')];
    this.#user.expect(buttons.length === 2, `two buttons in the footer, not ${buttons.length}`);
    return buttons[1] as HTMLButtonElement;
  }

  get #message(): Element {
    const [dialog, ...others] = this.#user.dialogs;
    this.#user.expect(dialog !== undefined && others.length === 0, 'one dialog');
    return dialog as Element;
  }
}

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

/** Where a create request has the id of a choice, by the label of its list. */
const idFields: Readonly<Record<string, string>> = {
  Institution: 'institutionId',
  Originator: 'originatorUserId',
  Product: 'productId',
};

const factOf = (request: CreateLoanRequest, name: string): unknown =>
  name.split(' ').reduce<unknown>((part, key) => Reflect.get(Object(part), key), request);

const written = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
