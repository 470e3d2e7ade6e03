import type { EventName } from '../../../contracts/operations/events.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { Fault } from '../../../contracts/operations/fault.ts';
import type { World } from '../../../mock-server/tools/client/client.ts';
import type { Persona } from '../../../mock-server/los/seeds/personas.ts';

export const noUser = `No user yet: begin the scenario with a Given such as 'I am signed in as lending staff'`;

/**
 * Actions and assertions of a user, the same for the simulated tab of the app level and a real browser. Parts of the
 * screen are found by their names. A failed assertion prints the screen.
 */
export interface User {
  /** The user of the scenario. @throws {Error} if the scenario has no user yet */
  readonly person: Persona;
  /** The world of the user on the server. Changes of the world show in later responses. */
  readonly world: World;

  /** Enters a new world. */
  enterWorld(recipe?: Partial<WorldRecipe>): Promise<void>;
  /** Enters a new world in which the user is signed in at the identity provider. */
  enterAs(person: string, options?: { readonly recipe?: Partial<WorldRecipe> }): Promise<void>;
  /** Makes requests of the user's world fail. */
  fail(fault: Fault): Promise<void>;
  /** Changes the JSON bodies of the responses of a path before the page gets them. */
  changeBodies<Body>(path: string, change: (body: Body) => unknown): Promise<void>;
  /** Sends an event to the page. @throws {AssertionError} unless the page listens to it */
  announce(name: EventName, data: unknown): Promise<void>;

  /** Loads an address of the product. */
  open(address: string): Promise<void>;
  /** Opens a page of the legacy application by its title, and asserts that it shows. */
  openFramed(title: string): Promise<void>;
  /** Opens the product unless a page is open. */
  haveOpened(): Promise<void>;
  /** Changes the route as a link of the product does, without loading the page again. */
  goOn(address: string): Promise<void>;
  /** Reloads the page and clears the recorded requests. */
  reload(): Promise<void>;
  /** Changes the size of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Stores a value for a key in session storage, unless the key has one. */
  keep(key: string): Promise<void>;

  /** Chooses a button, a link or a menu entry by its name. The part of the name after a comma is optional. */
  choose(name: string): Promise<void>;
  /** Presses a combination of keys. @param keys such as Control+Shift+~ */
  pressKeys(keys: string): Promise<void>;
  /** Chooses the user at the identity provider. */
  chooseUser(persona: string): Promise<void>;
  /** Opens the menu of the user in the toolbar, unless it is open. */
  openProfileMenu(): Promise<void>;
  /** Chooses _Logout_, and does not check that the user leaves the page. */
  askToLogOut(): Promise<void>;

  /** Asserts the main heading. */
  seesTitle(title: string | RegExp): Promise<void>;
  /** Asserts the title of the tab. */
  isTitled(title: string): Promise<void>;
  /** Asserts the address: path, query and fragment. */
  isAt(address: string): Promise<void>;
  /** Asserts that some element shows exactly this text, where a user can see it. */
  seesText(text: string): Promise<void>;
  /** Asserts that a dialog with the title is open. */
  seesMessage(title: string): Promise<void>;
  /** Asserts that the page has a region with this label. */
  seesRegion(label: string): Promise<void>;
  /** Asserts that the page frames a page of the legacy application. */
  seesFramed(title: string): Promise<void>;
  /** Asserts the size of the window that the page opened last. */
  hasOpenedWindow(width: number, height: number): Promise<void>;
  /** Asserts which button, link, field or entry has the focus, by its name. */
  hasFocusOn(name: string): Promise<void>;
  /** Asserts that session storage has no value for a key. */
  keepsNothing(key: string): Promise<void>;
}

/** Evidence of a failed scenario: a text, or a screenshot as PNG. */
export type Evidence = string | Buffer;
