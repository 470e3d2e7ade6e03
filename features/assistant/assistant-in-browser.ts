import type { Locator, Page } from '@playwright/test';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';

/** The drawer of the AI assistant in a browser: its position, its scrolling, and the windows that it opens. */
export class AssistantInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async open(): Promise<void> {
    await this.#visit.haveOpened();
    await this.#visit.choose('AI Assistant');
    await expect(this.#question).toBeFocused();
  }

  async ask(prompt: string): Promise<void> {
    await this.#question.fill(prompt);
    await this.#question.press('Enter');
  }

  async openCitation(title: string): Promise<void> {
    await this.#visit.context.route('https://guide.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Guide</title>' }),
    );
    await this.#answer.getByRole('button', { name: title }).click();
  }

  async seesDrawer(width: number): Promise<void> {
    await expect(this.#drawer).toBeVisible();
    const place = () => this.#drawer.boundingBox();
    await expect.poll(async () => (await place())?.width).toBe(width);
    const right = (this.#visit.page.viewportSize()?.width ?? 0) - width;
    await expect.poll(async () => (await place())?.x).toBe(right);
  }

  /** Asserts that the progress bar of a pending answer is visible, or is not. */
  async seesNotice(text: string, isThere: boolean): Promise<void> {
    const bar = this.#drawer.getByRole('progressbar', { name: text });
    await expect(bar).toBeVisible({ visible: isThere });
    if (isThere) await this.#visit.seesText(text, this.#drawer);
  }

  async seesBeginning(): Promise<void> {
    // The list is a live region, so screen readers read new answers out.
    const list = this.#drawer.getByRole('log', { name: 'Messages' });
    const answer = this.#answer;
    await expect(answer).toBeVisible();
    expect(await heightOf(answer)).toBeGreaterThan(await heightOf(list));
    await expect.poll(async () => (await topOf(answer)) - (await topOf(list))).toBe(0);
  }

  /** Asserts the size of the window that has opened. */
  async seesWindow(width: number, height: number): Promise<void> {
    const opened = await this.#opened();
    const size = () => opened.evaluate(() => [window.innerWidth, window.innerHeight]);
    await expect.poll(size).toEqual([width, height]);
  }

  async windowReads(text: string): Promise<void> {
    await expect((await this.#opened()).locator('main')).toContainText(text);
  }

  async windowIsAt(address: string): Promise<void> {
    await expect(await this.#opened()).toHaveURL(this.#visit.origin + address);
  }

  /** Asserts that the opened window, a page of another site, cannot access the SPA through `window.opener`. */
  async cannotReachBack(): Promise<void> {
    const opened = await this.#opened();
    await expect(opened).toHaveTitle('Guide');
    expect(await opened.evaluate(() => window.opener as unknown)).toBe(null);
  }

  async #opened(): Promise<Page> {
    const { page, context } = this.#visit;
    const others = () => context.pages().filter((other) => other !== page);
    await expect.poll(() => others().length, 'windows that have opened').toBe(1);
    return others()[0] as Page;
  }

  get #drawer(): Locator {
    return this.#visit.page.getByRole('dialog', { name: 'AI Assistant' });
  }

  get #question(): Locator {
    return this.#drawer.getByRole('textbox', { name: 'Your question' });
  }

  get #answer(): Locator {
    return this.#drawer.getByRole('article', { name: 'Answer of the assistant' }).last();
  }
}

const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN;
const heightOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.height ?? 0;
