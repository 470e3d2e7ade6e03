import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import type { Fault, WorldRecipe } from '../../contracts/operations/mock-schemas.ts';
import type { World } from '../../mock-server/client/client.ts';
import { providerPaths } from '../../mock-server/identity/settings.ts';
import type { Persona } from '../../mock-server/los/personas.ts';
import { changeAddress } from '../support/address.ts';
import { createWorld } from '../support/worlds.ts';
import { personaOf, routeOfPage } from '../vocabulary/vocabulary.ts';
import type { Evidence } from '../support/evidence.ts';
import { forReaders } from './screen-text.ts';
import type { User } from './user.ts';
import { expect } from './expect.ts';
import type { SignIns } from './sign-ins.ts';

/** A browser session of one user: a browser context with a page, and a world. */
export class BrowserUser implements User {
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
  /** The user with a session at the identity provider; undefined if no user has one. */
  #known: string | undefined;
  #opened = false;
  #secondPage: Page | undefined;

  /**
   * Starts a browser session in a page.
   * @param page the only page of its context
   * @param signIns stored sign-ins, used if the user has a session at the identity provider
   */
  constructor(page: Page, origin: string, signIns: SignIns) {
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

  /** The user of the scenario. */
  get person(): Persona {
    if (!this.#person) throw new Error('The scenario has no user yet');
    return this.#person;
  }

  /** The world of the user on the server. Changes of the world show in later responses. */
  get world(): World {
    if (!this.#world) throw new Error('The scenario has no world yet');
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

  /** The page of the second tab. */
  get secondPage(): Page {
    if (!this.#secondPage) throw new Error('The second tab was not opened');
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

  /** If the product is not open: takes a stored sign-in, or opens the product if no sign-in is stored. */
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

  async seesToolbar(): Promise<void> {
    await expect(this.profileButton()).toBeVisible();
  }

  /** Returns the content of the frame with this title. */
  frame(title: string): FrameLocator {
    return this.page.getByTitle(title, { exact: true }).contentFrame();
  }

  profileButton() {
    return this.profileButtonIn(this.page);
  }

  /** Returns the profile button in another tab or a frame. */
  profileButtonIn(place: Pick<Page, 'getByRole'>) {
    return place.getByRole('banner').getByRole('button', { name: this.person.name });
  }

  async seesTitle(title: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }

  async isTitled(title: string): Promise<void> {
    await expect(this.page).toHaveTitle(title);
  }

  async isAt(address: string): Promise<void> {
    await expect(this.page).toHaveURL(this.origin + address);
  }

  async seesText(text: string, root: Pick<Locator, 'getByText'> = this.page): Promise<void> {
    // For Playwright a text for screen readers is visible, as it has one pixel.
    const seen = this.page.locator(`:not(${forReaders}, ${forReaders} *)`);
    const shown = root.getByText(text, { exact: true }).and(seen).filter({ visible: true });
    await expect(shown.last()).toBeVisible();
  }

  async seesMessage(title: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title })).toBeVisible();
  }

  async seesRegion(label: string): Promise<void> {
    await expect(this.page.getByRole('region', { name: label, exact: true })).toBeVisible();
  }

  async seesFramed(title: string): Promise<void> {
    await this.seesTitle(title);
    await expect(this.page.getByTitle(title, { exact: true })).toHaveAttribute('data-loaded', 'true');
    // Reads the frame by a script, since a locator would inject the scripts of Playwright into each frame.
    const heading = () =>
      this.page.evaluate((name) => {
        const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${CSS.escape(name)}"]`);
        return frame?.contentDocument?.querySelector('h1')?.textContent.trim();
      }, title);
    await expect.poll(heading).toBe(title);
  }

  /** Presses a combination of keys. @param keys such as Control+Shift+~ */
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

  async askToLogOut(): Promise<void> {
    await this.profileButton().click();
    await this.page.getByRole('menuitem', { name: 'Logout' }).click();
  }

  async fail(fault: Fault): Promise<void> {
    await this.world.addFault(fault);
  }

  /** From now on, answers the browser's question whether to leave the page with no. Without this, the answer is yes. */
  stayWhenAsked(): void {
    this.page.on('dialog', (question) => void question.dismiss());
  }

  async keep(key: string): Promise<void> {
    await this.haveOpened();
    await this.page.evaluate((name) => {
      if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, '{"kept":true}');
    }, key);
  }

  async keepsNothing(key: string): Promise<void> {
    await expect.poll(() => this.kept(key), { timeout: 1_000 }).toBe(null);
  }

  /** Returns the value of a key in session storage; null if the key has no value. */
  kept(key: string): Promise<string | null> {
    return this.page.evaluate((name) => sessionStorage.getItem(name), key);
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
