import type { Page } from '@playwright/test';
import { legacyPages } from '../../contracts/api/legacy.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';

/** Notes on the open loan, in a window or a dialog of the legacy application. */
export class Notes {
  readonly #visit: BrowserUser;
  #draft: Page | undefined;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async writeInWindow(text: string): Promise<void> {
    const opened = this.#visit.page.waitForEvent('popup');
    await this.#visit.choose('Add Note');
    this.#draft = await opened;
    await fieldIn(this.#draft).fill(text);
  }

  writeInDialog(text: string): Promise<void> {
    return fieldIn(this.#visit.page.getByRole('dialog').locator('iframe').contentFrame()).fill(text);
  }

  /** Asserts that exactly one other window is open, and that it shows the list of notes. */
  async showElsewhere(): Promise<void> {
    const paths = () => this.#others.map((other) => new URL(other.url()).pathname);
    await expect.poll(paths).toEqual([legacyPages.ViewNotes.path]);
  }

  hasNoOtherWindow(): void {
    expect(this.#others).toEqual([]);
  }

  async stillReads(text: string): Promise<void> {
    if (!this.#draft) throw new Error('No note is being written in a window');
    await expect(fieldIn(this.#draft)).toHaveValue(text);
  }

  get #others(): Page[] {
    const { page, context } = this.#visit;
    return context.pages().filter((other) => other !== page && other !== this.#draft);
  }
}

const fieldIn = (place: Pick<Page, 'getByLabel'>) => place.getByLabel('Note', { exact: true });
