import type { BrowserContext, Page } from '@playwright/test';
import type { EventName } from '../../../contracts/operations/events.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { Fault } from '../../../contracts/operations/fault.ts';
import type { World } from '../../../mock-server/tools/client/client.ts';
import { providerPaths } from '../../../contracts/api/provider-paths.ts';
import type { Persona } from '../../../mock-server/los/seeds/personas.ts';
import { changeAddress } from '../address.ts';
import { createWorld } from '../worlds.ts';
import { personaOf, routeOfPage } from '../vocabulary/vocabulary.ts';
import { BrowserScreen } from './browser-screen.ts';
import { type Evidence, noUser, type User } from './user.ts';
import { expect } from './expect.ts';
import type { SignIns } from './sign-ins.ts';

/** A browser session of one user: a browser context with a page, and a world. */
export class BrowserUser extends BrowserScreen implements User {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly origin: string;
  /** Every request of the page and its frames, in order: method and path. */
  readonly requests: string[] = [];
  readonly consoleErrors: string[] = [];
  /** True if a toolbar has shown since the call of `watchToolbar`. */
  toolbarWasShown = false;
  readonly #signIns: SignIns;
  #world: World | undefined;
  #person: Persona | undefined;
  /** Persona id of the user with a session at the identity provider; undefined if there is none. */
  #known: string | undefined;
  #opened = false;
  /** Number of the faults that the scenario has added. */
  #faults = 0;
  #secondPage: Page | undefined;

  /**
   * Starts a browser session in a page.
   * @param page the only page of its context
   * @param signIns stored sign-ins, used if the user has a session at the identity provider
   */
  constructor(page: Page, origin: string, signIns: SignIns) {
    super();
    const context = page.context();
    this.context = context;
    this.page = page;
    this.origin = origin;
    this.#signIns = signIns;
    context.setDefaultTimeout(15_000);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      this.requests.push(`${request.method()} ${pathname}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => this.consoleErrors.push(String(error)));
  }

  /** Records whether a toolbar shows, even for a moment. */
  async watchToolbar(): Promise<void> {
    await this.page.exposeFunction('noteToolbar', () => {
      this.toolbarWasShown = true;
    });
    await this.page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('#root header')) return;
        observer.disconnect();
        Reflect.get(window, 'noteToolbar')();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
  }

  get person(): Persona {
    if (!this.#person) throw new Error(noUser);
    return this.#person;
  }

  get world(): World {
    if (!this.#world) throw new Error('No world yet: begin with a Given that enters a world');
    return this.#world;
  }

  async enterWorld(recipe: Partial<WorldRecipe> = {}): Promise<void> {
    this.#world = await createWorld(fetch, this.origin, recipe);
    await this.context.addCookies([{ ...this.#world.cookie, url: this.origin }]);
  }

  async enterAs(
    person: string,
    { recipe = {} }: { readonly recipe?: Partial<WorldRecipe> } = {},
  ): Promise<void> {
    await this.enterWorld(recipe);
    await this.signInAtProvider(person);
  }

  async signInAtProvider(person: string): Promise<void> {
    this.#person = personaOf(person);
    const response = await this.context.request.post(this.origin + providerPaths.session, {
      data: { persona: person },
    });
    expect(response.status()).toBe(204);
    this.#known = person;
  }

  /** Sets the user of the scenario. */
  becomes(person: string): void {
    this.#person = personaOf(person);
  }

  /** Opens a path of the product. @param until event to wait for; a page with a pending frame never fires `load` */
  async open(path: string, until: 'load' | 'commit' = 'load'): Promise<void> {
    await this.#takeSignIn();
    this.#opened = true;
    await this.page.goto(this.origin + path, { waitUntil: until });
  }

  /** Opens a path in another tab of the same browser, and waits until it shows the user. */
  async openSecondTab(path: string): Promise<void> {
    this.#secondPage ??= await this.context.newPage();
    await this.#secondPage.goto(this.origin + path);
    await this.profileButtonIn(this.#secondPage).waitFor();
  }

  get secondPage(): Page {
    if (!this.#secondPage) throw new Error('No second tab: open one with a step before this one');
    return this.#secondPage;
  }

  async openFramed(title: string): Promise<void> {
    await this.open(routeOfPage(title));
    await this.seesFramed(title);
    await this.keepSignIn();
  }

  async goOn(path: string): Promise<void> {
    await changeAddress(this.page, path);
  }

  async haveOpened(): Promise<void> {
    if (this.#opened) return;
    await this.open(routeOfPage("What's New"));
    await this.seesToolbar();
    await this.keepSignIn();
  }

  /** Unless the product is open: copies a stored sign-in to this tab, or else opens the product, which signs in. */
  async haveSignedIn(): Promise<void> {
    if (!(await this.#takeSignIn())) await this.haveOpened();
  }

  /** Copies a stored sign-in to this tab. Returns false if none is stored or the product is open. */
  async #takeSignIn(): Promise<boolean> {
    if (this.#opened || !this.#known) return false;
    return this.#signIns.give(this.#known, this.page);
  }

  /** Stores the sign-in for later scenarios. Call it when the page shows the user. */
  async keepSignIn(): Promise<void> {
    if (this.#known) await this.#signIns.keep(this.#known, this.page);
  }

  async choose(name: string): Promise<void> {
    const named = { name: new RegExp(`^${escaped(name)}(?:,|$)`) };
    const { page } = this;
    const choices = page.getByRole('button', named).or(page.getByRole('link', named));
    await choices.or(page.getByRole('menuitem', named)).click();
  }

  async hasFocusOn(name: string): Promise<void> {
    const button = this.page.getByRole('button', { name: new RegExp(`^${escaped(name)}(?:,|$)`) });
    await expect(button).toBeFocused();
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewportSize({ width, height });
  }

  async pressKeys(keys: string): Promise<void> {
    await this.page.keyboard.press(keys);
  }

  async reload(): Promise<void> {
    await this.haveOpened();
    this.requests.length = 0;
    await this.page.reload();
  }

  async chooseUser(persona: string): Promise<void> {
    this.becomes(persona);
    await this.page.getByRole('button', { name: this.person.name }).click();
  }

  async openProfileMenu(): Promise<void> {
    await this.haveOpened();
    const button = this.profileButton();
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  }

  async askToLogOut(): Promise<void> {
    await this.profileButton().click();
    await this.page.getByRole('menuitem', { name: 'Logout' }).click();
  }

  async fail(fault: Fault): Promise<void> {
    this.#faults += 1;
    await this.world.changeWorld({ faults: { [`fault-${this.#faults}`]: fault } });
  }

  async changeBodies<Body>(path: string, change: (body: Body) => unknown): Promise<void> {
    await this.page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Body) });
    });
  }

  async announce(name: EventName, data: unknown): Promise<void> {
    // The event is sent again until the page is connected, since events without a listener are lost.
    await expect.poll(() => this.world.sendEvent({ name, data })).toEqual({ listeners: 1 });
  }

  /** From now on, stays when the browser asks whether to leave the page. By default the page is left. */
  stayWhenAsked(): void {
    this.page.on('dialog', (question) => void question.dismiss());
  }

  async keep(key: string): Promise<void> {
    await this.haveOpened();
    await this.page.evaluate((name) => {
      if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, '{"kept":true}');
    }, key);
  }

  async evidence(): Promise<readonly Evidence[]> {
    return [
      await this.page.screenshot(),
      [
        `at ${this.page.url()}`,
        ...this.consoleErrors,
        await this.page.locator('body').ariaSnapshot(),
        'last requests:',
        ...this.requests.slice(-15),
      ].join('\n'),
    ];
  }
}

/** Escapes a text for a regular expression. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
