import {
  type Configuration,
  configurationOperations,
  type IdleTiming,
} from '../../contracts/operations/configuration.ts';
import { sessionOperations } from '../../contracts/operations/session.ts';
import { textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';
import { routeOfPage } from '../vocabulary/vocabulary.ts';

const title = 'Are you still there?';

/** The idle warning of the page, on the page's clock. Times are in seconds. */
export class IdleWarning {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Opens the loan pipeline with these idle times. @param settings null for settings without idle times */
  async watch(settings: IdleTiming | null): Promise<void> {
    const { path } = configurationOperations.getConfiguration;
    this.#user.tab.changeBodies<Configuration>(path, ({ idle: _idle, ...others }) =>
      settings ? { ...others, idle: settings } : others,
    );
    await this.#user.open(routeOfPage('Mortgage Pipeline'));
    // This key press is the last activity of the user.
    await this.#user.type('{Shift}');
  }

  async rest(seconds: number): Promise<void> {
    await this.#user.tab.pass(Math.round(seconds * 1_000));
  }

  async act(activity: string): Promise<void> {
    const { document } = this.#user;
    const { window } = this.#user.tab;
    switch (activity) {
      case 'moves the mouse':
        document.body.dispatchEvent(new window.MouseEvent('mousemove', { bubbles: true, movementX: 1 }));
        return this.#user.tab.rest();
      case 'resizes the window':
        window.dispatchEvent(new window.Event('resize'));
        return this.#user.tab.rest();
      default:
        return this.#user.type('{Shift}');
    }
  }

  async answer(answer: string): Promise<void> {
    if (answer === 'Escape') await this.#user.type('{Escape}');
    else await this.#user.click(this.#user.button(answer, this.#dialog));
  }

  isNotWarned(): void {
    const dialogs = [...this.#user.document.querySelectorAll('[role="dialog"]')].map(textOf);
    this.#user.expect(!dialogs.some((text) => text.includes(title)), 'no idle warning');
    this.#user.expect(this.#user.toolbar !== null, 'the toolbar of a user who is signed in');
  }

  isWarned(secondsLeft: number): void {
    const left = textOf(this.#dialog.querySelector('[role="timer"]') ?? this.#dialog);
    const text = secondsLeft === 1 ? '1 second' : `${secondsLeft} seconds`;
    this.#user.expect(left.startsWith(text), `"${text}", not "${left}"`);
  }

  async isSignedOutOnce(): Promise<void> {
    await this.#user.seesTitle("You've been signed out");
    this.#user.sent(sessionOperations.logout, 1);
  }

  wasKeptAlive(times: number): void {
    this.#user.sent(sessionOperations.keepAlive, times);
  }

  marksTab(): void {
    const icon = this.#user.document.querySelector('link[rel="icon"]')?.getAttribute('href');
    this.#user.expect(icon === '/threshold-warning.svg', `the icon of the warning, not "${icon}"`);
  }

  /** Asserts that the warning does or does not say that unsaved entries will be lost. */
  namesLoss(isSaid: boolean): void {
    const says = textOf(this.#dialog).includes('entries that are not saved will be lost');
    this.#user.expect(says === isSaid, `a warning ${isSaid ? 'of' : 'without'} the loss of entries`);
  }

  get #dialog(): Element {
    return this.#user.dialog(title);
  }
}
