import assert from 'node:assert/strict';
import { sessionOperations, type User } from '../../contracts/operations/session.ts';
import { isVisible, textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';

/** The banner at the head of a page: its title and its buttons. */
export class Banner {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Signs in a user with only the named rights, so that the banner shows only what these rights allow. */
  async enterWith(what: string): Promise<void> {
    await this.#user.enterAs('no-create-features');
    this.#user.tab.changeBodies<User>(sessionOperations.getUser.path, (user) => ({
      ...user,
      ...rightsIn(what),
    }));
  }

  /** Returns the choices in the menu of the title; the title itself if it has no menu. */
  async pipelines(): Promise<string[]> {
    if (!this.hasChoice) return [textOf(this.#heading)];
    await this.#openChoice();
    const pipelines = this.#user.menuEntries;
    await this.#user.type('{Escape}');
    return pipelines;
  }

  async choosePipeline(name: string): Promise<void> {
    await this.#openChoice();
    await this.#user.choose(name);
  }

  get hasChoice(): boolean {
    return this.#heading.querySelector('button') !== null;
  }

  /** The title, and the texts beside it. */
  get title(): string {
    const beside = [...(this.#heading.parentElement?.children ?? [])];
    return beside.map(textOf).join(', ');
  }

  /** The buttons for searching and creating, in order. */
  get buttons(): string[] {
    const buttons = this.#user.document.querySelectorAll('main button');
    return [...buttons]
      .filter(isVisible)
      .map(textOf)
      .filter((name) => /Search|Create/.test(name));
  }

  #openChoice(): Promise<void> {
    return this.#user.click(this.#heading.querySelector('button'), 'a title with a choice');
  }

  get #heading(): Element {
    return this.#user.document.querySelector('h1') ?? assert.fail('The page has no title');
  }
}

/**
 * Parses the rights of a user from words such as "the lead pipeline and the Closing queue", and a role from "the role
 * Administrator". Users may read and add notes unless the words take the right away.
 */
function rightsIn(what: string): Partial<User> {
  const queue = /the (\w+) queue/.exec(what)?.[1] ?? null;
  const role = /the role (\w+)/.exec(what)?.[1];
  const features = [...what.matchAll(/the feature (\w+)/g)].map(
    ([, feature = '']) => [feature, true] as const,
  );
  return {
    ...(role ? { role } : {}),
    workQueueType: queue as User['workQueueType'],
    features: Object.fromEntries(features),
    hasWorkQueueDashboard: queue !== null,
    showLoanNotes: !what.includes('no right to see notes'),
    userCanAddNotes: !what.includes('no right to add notes'),
    isOriginator: what.includes('the work of an originator'),
    hasLeadPipeline: what.includes('the lead pipeline'),
    hasOptimalBluePipeline: what.includes('the Optimal Blue pipeline'),
    hasOptimalBlueSearch: what.includes('the Optimal Blue search'),
  };
}
