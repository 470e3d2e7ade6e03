import { textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';

/** The notifications over a page. */
export class Notices {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Asserts that a notification shows, with a role that makes screen readers read it out. */
  async shows(title: string, text: string): Promise<void> {
    const notice = this.#all.find((one) => [title, text].every((part) => textOf(one).includes(part)));
    this.#user.expect(notice !== undefined, `a notification titled "${title}": "${text}"`);
    await this.#user.seesText(text, notice);
    const role = title.endsWith('Created') ? 'status' : 'alert';
    this.#user.expect(
      notice?.matches(`[role="${role}"]`) || notice?.querySelector(`[role="${role}"]`) !== null,
      `the notification "${title}" to have the role "${role}"`,
    );
  }

  areGone(): void {
    this.#user.expect(this.#all.length === 0, `no notification, not ${this.#all.length}`);
  }

  get #all(): Element[] {
    return [...this.#user.document.querySelectorAll('.ant-notification-notice')];
  }
}
