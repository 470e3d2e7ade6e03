import { type BrowserContext, expect as playwrightExpect, type Page } from '@playwright/test';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import type { Fault, WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { World } from '../../../mock-server/client/client.ts';
import { providerPaths } from '../../../mock-server/identity/settings.ts';
import type { Persona } from '../../../mock-server/los/personas.ts';
import { changeAddress } from '../../support/address.ts';
import { createWorld } from '../../support/worlds.ts';
import { personaOf, routeOfPage } from '../../vocabulary/vocabulary.ts';
import type { Evidence } from '../../support/evidence.ts';
import type { SignIns } from './sign-ins.ts';

/** Waits for what a user would see. */
export const expect = playwrightExpect.configure({ timeout: 15_000 });

/** One person in front of one browser: a context and a page of their own, in a world of their own. */
export class Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly origin: string;
  /** Every request of the page and its frames, in order: method and path. */
  readonly requests: string[] = [];
  /** Trace ids of the answers that were refusals or failures, in order. */
  readonly failedTraceIds: string[] = [];
  readonly consoleErrors: string[] = [];
  readonly consoleWarnings: string[] = [];
  /** Told by `watchToolbar`. */
  toolbarWasShown = false;
  readonly #signIns: SignIns;
  #world: World | undefined;
  #person: Persona | undefined;
  /** Whom the provider knows; undefined while it knows nobody. */
  #known: string | undefined;
  #opened = false;

  /**
   * @param page the first and only one of its context
   * @param signIns where a person whom the provider knows may find the sign-in that is not the matter here
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
    page.on('response', (answer) => {
      if (answer.status() >= 400) this.failedTraceIds.push(answer.headers()[traceIdHeader] ?? '');
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.consoleErrors.push(message.text());
      if (message.type() === 'warning') this.consoleWarnings.push(message.text());
    });
    page.on('pageerror', (error) => this.consoleErrors.push(String(error)));
  }

  /** Notes a toolbar that shows for a moment only. */
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

  /** Who the scenario is about. */
  get person(): Persona {
    if (!this.#person) throw new Error('The scenario has not said who is there');
    return this.#person;
  }

  /** The world of the user on the server; pages see a change of it in what they ask for from then on. */
  get world(): World {
    if (!this.#world) throw new Error('The scenario has not said in which world it takes place');
    return this.#world;
  }

  /** Enters a new world. */
  async enterWorld(recipe: Partial<WorldRecipe> = {}): Promise<void> {
    this.#world = await createWorld(fetch, this.origin, recipe);
    await this.context.addCookies([{ ...this.#world.cookie, url: this.origin }]);
  }

  /** Goes into a new world in which the identity provider knows the person already. */
  async enterAs(
    person: string,
    { recipe = {} }: { readonly recipe?: Partial<WorldRecipe> } = {},
  ): Promise<void> {
    await this.enterWorld(recipe);
    await this.signInAtProvider(person);
  }

  async signInAtProvider(person: string): Promise<void> {
    this.#person = personaOf(person);
    const answer = await this.context.request.post(this.origin + providerPaths.session, {
      data: { persona: person },
    });
    expect(answer.status()).toBe(204);
    this.#known = person;
  }

  /** From now on the scenario is about this person. */
  becomes(person: string): void {
    this.#person = personaOf(person);
  }

  /** @param until what to wait for: a page whose frame waits is never loaded */
  async open(path: string, until: 'load' | 'commit' = 'load'): Promise<void> {
    await this.#takeSignIn();
    this.#opened = true;
    await this.page.goto(this.origin + path, { waitUntil: until });
  }

  /** Opens a page of the legacy application, by its title, and sees it. */
  async openFramed(title: string): Promise<void> {
    await this.open(routeOfPage(title));
    await this.seesFramed(title);
    await this.keepSignIn();
  }

  /** Goes to another address of the product that is open, without loading it anew, as its own links do. */
  async goOn(path: string): Promise<void> {
    await changeAddress(this.page, path);
  }

  /** Whoever has not opened the product yet does so now, at a page that is soon there. */
  async haveOpened(): Promise<void> {
    if (this.#opened) return;
    await this.open(routeOfPage("What's New"));
    await this.seesToolbar();
    await this.keepSignIn();
  }

  /** Whoever has opened nothing yet has a sign-in from now on: one that was kept, or that of opening the product. */
  async haveSignedIn(): Promise<void> {
    if (!(await this.#takeSignIn())) await this.haveOpened();
  }

  /** @returns whether this tab was given a sign-in that was kept */
  async #takeSignIn(): Promise<boolean> {
    if (this.#opened || !this.#known) return false;
    return this.#signIns.give(this.#known, this.page);
  }

  /** Keeps the sign-in for later scenarios; for who sees that the person whom the provider knew is in. */
  async keepSignIn(): Promise<void> {
    if (this.#known) await this.#signIns.keep(this.#known, this.page);
  }

  /** Chooses a button, a link or an entry of a menu by its name. What the name says after a comma may be left out. */
  async choose(name: string): Promise<void> {
    const named = { name: new RegExp(`^${escaped(name)}(?:,|$)`) };
    const { page } = this;
    const choices = page.getByRole('button', named).or(page.getByRole('link', named));
    await choices.or(page.getByRole('menuitem', named)).click();
  }

  /** Asserts which button has the focus, by its name. What the name says after a comma may be left out. */
  async hasFocusOn(name: string): Promise<void> {
    const button = this.page.getByRole('button', { name: new RegExp(`^${escaped(name)}(?:,|$)`) });
    await expect(button).toBeFocused();
  }

  /** Changes the size of the window. */
  resize(width: number, height: number): Promise<void> {
    return this.page.setViewportSize({ width, height });
  }

  async seesToolbar(): Promise<void> {
    await expect(this.profileButton()).toBeVisible();
  }

  profileButton() {
    return this.profileButtonIn(this.page);
  }

  /** The same in another tab, or in a frame. */
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

  async seesText(text: string): Promise<void> {
    const shown = this.page.getByText(text, { exact: true }).filter({ visible: true });
    await expect(shown.last()).toBeVisible();
  }

  /** Asserts that a dialog with the title is open. */
  async seesMessage(title: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title })).toBeVisible();
  }

  /** Asserts that the banner names a page of the legacy application, and that the frame shows it. */
  async seesFramed(title: string): Promise<void> {
    await this.seesTitle(title);
    await expect(this.page.getByTitle(title, { exact: true })).toHaveAttribute('data-loaded', 'true');
    // A locator would bring all of its tools into each frame, just for the heading.
    const heading = () =>
      this.page.evaluate((name) => {
        const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${CSS.escape(name)}"]`);
        return frame?.contentDocument?.querySelector('h1')?.textContent.trim();
      }, title);
    await expect.poll(heading).toBe(title);
  }

  /** @param keys such as Control+Shift+~ */
  async pressKeys(keys: string): Promise<void> {
    await this.page.keyboard.press(keys);
  }

  /** Loads the page again. What was sent before no longer counts. */
  async reload(): Promise<void> {
    await this.haveOpened();
    this.requests.length = 0;
    await this.page.reload();
  }

  /** Chooses the user at the identity provider. */
  async chooseUser(persona: string): Promise<void> {
    this.becomes(persona);
    await this.page.getByRole('button', { name: this.person.name }).click();
  }

  /** Chooses "Logout" and does not expect that the user leaves. */
  async askToLogOut(): Promise<void> {
    await this.profileButton().click();
    await this.page.getByRole('menuitem', { name: 'Logout' }).click();
  }

  /** Makes requests of the user's world fail. */
  async fail(fault: Fault): Promise<void> {
    await this.world.addFault(fault);
  }

  /** Stays on the page whenever the browser asks whether to leave it; without this, the browser leaves. */
  stayWhenAsked(): void {
    this.page.on('dialog', (question) => void question.dismiss());
  }

  /** Stores a value under the key for the browser session where there is none. */
  async keep(key: string): Promise<void> {
    await this.haveOpened();
    await this.page.evaluate((name) => {
      if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, '{"kept":true}');
    }, key);
  }

  /** Asserts that the browser session keeps nothing under the key. */
  async keepsNothing(key: string): Promise<void> {
    await expect.poll(() => this.kept(key)).toBe(null);
  }

  /** What the browser keeps for its session under a key; null when nothing. */
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

/** Returns the text as a regular expression has it. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
