import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { Fault } from '../../../contracts/operations/fault.ts';
import type { EventName } from '../../../contracts/operations/events.ts';
import { providerPaths } from '../../../contracts/api/provider-paths.ts';
import type { Persona } from '../../../mock-server/los/seeds/personas.ts';
import type { World } from '../../../mock-server/tools/client/client.ts';
import { type OpenedWindow, type Product, Tab } from '../tab/tab.ts';
import { createWorld } from '../worlds.ts';
import { personaOf, routeOfPage } from '../vocabulary/vocabulary.ts';
import { type Evidence, noUser, type User } from './user.ts';
import { isVisible, textOf } from './screen-text.ts';
import { type Entries, signInIn } from './sign-ins.ts';
import { TabScreen } from './tab-screen.ts';

/** Sign-ins that scenarios of one worker reuse, by user and day. */
export type KeptSignIns = Map<string, Entries>;

/** Maximum number of presses of the Tab key; no screen has as many elements with focus. */
const mostStops = 90;

/** A user with a tab and a world. */
export class TabUser extends TabScreen implements User {
  tab: Tab;
  readonly #others: Tab[] = [];
  readonly #held: (() => Promise<void>)[] = [];
  readonly #product: Product;
  readonly #signIns: KeptSignIns;
  #world: World | undefined;
  /** Number of the faults that the scenario has added. */
  #faults = 0;
  #person: Persona | undefined;
  #keys: { readonly document: Document; readonly user: UserEvent } | undefined;

  constructor(product: Product, signIns: KeptSignIns) {
    super();
    this.tab = new Tab(product);
    this.#product = product;
    this.#signIns = signIns;
  }

  get person(): Persona {
    return this.#person ?? assert.fail(noUser);
  }

  get world(): World {
    return this.#world ?? assert.fail('No world yet: begin with a Given that enters a world');
  }

  async enterWorld(recipe: Partial<WorldRecipe> = {}): Promise<void> {
    const { send, origin } = this.#product.server;
    this.#world = await createWorld(send, origin, recipe);
    const { cookie } = this.#world;
    this.tab.cookies.set(cookie.name, cookie.value);
  }

  /**
   * Enters a new world in which the user is signed in at the identity provider.
   * @param options.isNew true to sign in again instead of reusing the sign-in of an earlier scenario
   * @param options.recipe recipe of the world
   */
  async enterAs(
    person: string,
    { isNew = false, recipe = {} }: { readonly isNew?: boolean; readonly recipe?: Partial<WorldRecipe> } = {},
  ): Promise<void> {
    await this.enterWorld(recipe);
    this.#person = personaOf(person);
    const response = await this.tab.send(providerPaths.session, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persona: person }),
    });
    assert.equal(response.status, 204);
    if (isNew) return;
    for (const [key, value] of await this.#signInOf(person, recipe.clock?.now))
      this.tab.storage.sessionStorage.setItem(key, value);
  }

  /** Returns the stored sign-in of a user. The first time, the user signs in in another tab and world. */
  async #signInOf(person: string, now: string | undefined): Promise<Entries> {
    // A sign-in lasts an hour, and a scenario moves the clock by up to 3,500 seconds. So a sign-in is reused for five
    // minutes at most, and only by worlds with the same clock.
    const key = `${person} ${now ?? ''} ${Math.floor(performance.now() / 300_000)}`;
    const stored = this.#signIns.get(key);
    if (stored) return stored;
    const other = new TabUser(this.#product, this.#signIns);
    await other.enterAs(person, { isNew: true, recipe: now === undefined ? {} : { clock: { now } } });
    await other.open(routeOfPage("What's New"));
    const signIn = signInIn(Object.entries<string>(other.tab.storage.sessionStorage));
    await other.close();
    this.#signIns.set(key, signIn);
    return signIn;
  }

  /** Sets the user of the scenario, who is not signed in yet. */
  become(person: string): void {
    this.#person = personaOf(person);
  }

  async open(address: string): Promise<void> {
    await this.tab.open(address);
  }

  async openFramed(title: string): Promise<void> {
    await this.open(routeOfPage(title));
    await this.seesFramed(title);
  }

  async haveOpened(): Promise<void> {
    if (!this.tab.isOpen) await this.open(routeOfPage("What's New"));
  }

  async goOn(address: string): Promise<void> {
    const { window } = this.tab;
    // The router identifies a history entry by this key.
    window.history.pushState({ key: randomUUID() }, '', address);
    window.dispatchEvent(new window.PopStateEvent('popstate'));
    await this.tab.rest();
  }

  /** The window that the page opened last. @throws {AssertionError} if it has opened none */
  get openedWindow(): OpenedWindow {
    return this.tab.opened.at(-1) ?? assert.fail('No window has opened');
  }

  async hasOpenedWindow(width: number, height: number): Promise<void> {
    const opened = this.openedWindow;
    assert.deepEqual([opened.width, opened.height], [width, height]);
  }

  /** Goes to the window that the page opened last. */
  async goToOpenedWindow(): Promise<void> {
    const opened = this.openedWindow;
    this.#others.push(this.tab);
    this.tab = await opened.load();
  }

  async reload(): Promise<void> {
    await this.haveOpened();
    this.tab.requests.length = 0;
    await this.open(this.address);
  }

  async chooseUser(persona: string): Promise<void> {
    this.become(persona);
    await this.click(this.document.querySelector(`button[value="${persona}"]`), `the button of "${persona}"`);
  }

  async openProfileMenu(): Promise<void> {
    await this.haveOpened();
    await this.chooseFromProfileMenu();
  }

  async askToLogOut(): Promise<void> {
    await this.haveOpened();
    await this.chooseFromProfileMenu('Logout');
  }

  async keep(key: string): Promise<void> {
    await this.haveOpened();
    const { sessionStorage } = this.tab.storage;
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, '{"kept":true}');
  }

  async close(): Promise<void> {
    for (const tab of [...this.#others, this.tab]) await tab.close();
  }

  async fail(fault: Fault): Promise<void> {
    this.#faults += 1;
    await this.world.changeWorld({ faults: { [`fault-${this.#faults}`]: fault } });
  }

  async changeBodies<Body>(path: string, change: (body: Body) => unknown): Promise<void> {
    this.tab.changeBodies(path, change);
  }

  /** Holds the response of the next request of a method and path until `release`. */
  hold(request: { readonly method: string; readonly path: string }): void {
    this.#held.push(this.tab.holdNext(request));
  }

  /** Delivers the held responses, in the order of `hold`. */
  async release(): Promise<void> {
    assert.ok(this.#held.length > 0, 'Nothing to release: hold a response before');
    for (const release of this.#held.splice(0)) await release();
  }

  async announce(name: EventName, data: unknown): Promise<void> {
    assert.deepEqual(await this.world.sendEvent({ name, data }), { listeners: 1 });
    await this.tab.rest();
  }

  /** Sends a frame message to the page, from the frame with this title. */
  async say(frame: string, data: unknown): Promise<void> {
    const { window } = this.tab;
    const element = this.frame(frame);
    // A frame without a loaded page has no window at this level, so an object replaces the window.
    const source = element.contentWindow ?? ({} as Window);
    Object.defineProperty(element, 'contentWindow', { configurable: true, value: source });
    window.dispatchEvent(
      new window.MessageEvent('message', { data, origin: window.location.origin, source }),
    );
    await this.tab.rest();
  }

  /** Clicks an element as a user does. @param what name of the element, for the message if it does not exist */
  async click(element: Element | null | undefined, what = 'the element'): Promise<void> {
    this.expect(Boolean(element), what);
    // In a browser, inert elements get no pointer events.
    if (element?.closest('[inert]')) return;
    await this.#user().click(element as Element);
    await this.tab.rest();
  }

  /** Replaces the text of a field at once, as an input method does. */
  async fill(field: HTMLInputElement, text: string): Promise<void> {
    await this.#user().click(field);
    const { HTMLInputElement, HTMLTextAreaElement, InputEvent } = this.tab.window;
    const { prototype } = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
    Reflect.set(prototype, 'value', text, field);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
    await this.tab.rest();
  }

  /** Types keys. @param keys in the syntax of @testing-library/user-event */
  async type(keys: string): Promise<void> {
    await this.#user().keyboard(keys);
    await this.tab.rest();
  }

  async pressKeys(keys: string): Promise<void> {
    await this.type(combination(keys));
  }

  /** Pastes text into the focused element. */
  async paste(text: string): Promise<void> {
    await this.#user().paste(text);
    await this.tab.rest();
  }

  async choose(name: string): Promise<void> {
    await this.click(this.choice(name));
  }

  resize(width: number, height: number): Promise<void> {
    return this.tab.resize({ width, height });
  }

  /** Presses a button by its whole name. */
  async press(name: string): Promise<void> {
    await this.click(this.button(name));
  }

  /** Opens the profile menu in the toolbar and chooses these entries in turn, such as a submenu and an entry in it. */
  async chooseFromProfileMenu(...entries: readonly string[]): Promise<void> {
    const { firstName, lastName } = this.person.user;
    const buttons = [...(this.toolbar?.querySelectorAll('button[aria-haspopup="menu"]') ?? [])];
    const own = buttons.find((button) => textOf(button).includes(`${firstName} ${lastName}`));
    if (own?.getAttribute('aria-expanded') !== 'true') await this.click(own, 'the menu of the user');
    for (const entry of entries) {
      const named = [...this.document.querySelectorAll('[role="menuitem"]')].filter(isVisible);
      const found = named.find((one) => textOf(one) === entry);
      await this.click(found, `the entry "${entry}" of the user's menu`);
    }
  }

  /** Presses Tab until an element has the focus. @throws {AssertionError} if the element never gets it */
  async tabTo(element: () => Element, what: string): Promise<void> {
    for (let stops = 0; this.document.activeElement !== element(); stops += 1) {
      this.expect(stops < mostStops, `the Tab key to lead to ${what}`);
      await this.type('{Tab}');
    }
  }

  async evidence(): Promise<readonly Evidence[]> {
    const { console, requests } = this.tab;
    const sent = requests.map(({ method, path, status }) => `${method} ${path} ${status}`);
    return [[...this.screen(), '', ...console, '', ...sent].join('\n')];
  }

  #user(): UserEvent {
    const { document } = this;
    if (this.#keys?.document !== document) {
      const user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 });
      this.#keys = { document, user };
    }
    return this.#keys.user;
  }
}

/** Converts a combination such as Control+Shift+~ to the syntax of user-event. */
export function combination(keys: string): string {
  const names = keys.split('+');
  const last = names.pop() ?? '';
  const pressed = last.length > 1 ? `{${last}}` : last;
  return [...names.map((name) => `{${name}>}`), pressed, ...names.map((name) => `{/${name}}`)].join('');
}
