import { sessionOperations } from '../../contracts/operations/session.ts';
import { expect } from '../users/expect.ts';
import { escaped, type BrowserUser } from '../users/browser-user.ts';
import { overflowing } from '../support/overflow.ts';

/** The layout of the product in a browser: sizes, borders and colours. */
export class Layout {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async forceColours(): Promise<void> {
    await this.#visit.page.emulateMedia({ forcedColors: 'active' });
  }

  /** Makes the server send these initials of the user. */
  async haveInitials(initials: string): Promise<void> {
    await this.#visit.page.route(`**${sessionOperations.getUser.path}`, async (route) => {
      const response = await route.fetch();
      const user = (await response.json()) as object;
      await route.fulfill({ response, json: { ...user, initials } });
    });
  }

  /** Makes the server send a legacy page that is 3000 pixels high. */
  async haveLongPage(address: string): Promise<void> {
    const body = '<!doctype html><title>Long</title><body style="height: 3000px">Long</body>';
    await this.#visit.page.route(`**${address}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
  }

  /** Opens a page. Asserts that neither the page nor its framed page scrolls sideways. */
  async isAsWideAsWindow(title: string, address: string): Promise<void> {
    const { page } = this.#visit;
    await this.#visit.goOn(address);
    await this.#visit.seesTitle(title);
    const frame = page.locator('main iframe');
    if ((await frame.count()) > 0) await expect(frame).toHaveAttribute('data-loaded', 'true');
    await expect.poll(() => page.evaluate(tooWide)).toEqual([]);
  }

  /** Asserts the size of a dialog, panel or region, and that a page in its frame has loaded. */
  async hasSize(name: string, width: number, height: number): Promise<void> {
    const shown = this.#named(name);
    const frame = shown.locator('iframe');
    if ((await frame.count()) > 0) await expect(frame).toHaveAttribute('data-loaded', 'true');
    const size = async () => {
      const box = await shown.boundingBox();
      return [box?.width, box?.height];
    };
    await expect.poll(size).toEqual([width, height]);
  }

  /** Asserts that the open menu, or the dialog with the title, is inside the window. */
  async isInsideWindow(dialog?: string): Promise<void> {
    const { page } = this.#visit;
    const shown = dialog === undefined ? page.getByRole('menu').first() : this.#named(dialog);
    const { width: right = 0, height: bottom = 0 } = page.viewportSize() ?? {};
    const overhang = async () => {
      const { x = -1, y = -1, width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
      return Math.max(-x, -y, x + width - right, y + height - bottom);
    };
    await expect.poll(overhang).toBeLessThanOrEqual(0);
  }

  /** Asserts that an icon of the navigation, or an entry of the menu, is marked in the highlight colour. */
  async isMarked(name: string): Promise<void> {
    const items = this.#visit.page.getByRole('navigation').getByRole('listitem');
    const item = items.filter({ hasText: new RegExp(`^${escaped(name)}`) });
    await expect(item).toBeVisible();
    const isHighlighted = (element: HTMLElement | SVGElement) => {
      const icon = element.closest('nav[aria-label="Main"]') && element.querySelector('button, a');
      const sample = document.body.appendChild(document.createElement('div'));
      sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
      const colour = getComputedStyle(icon ?? element, '::before').backgroundColor;
      const highlight = getComputedStyle(sample).backgroundColor;
      sample.remove();
      return colour === highlight;
    };
    await expect.poll(() => item.evaluate(isHighlighted)).toBe(true);
  }

  async hasBorder(title: string): Promise<void> {
    const widths = () =>
      this.#named(title).evaluate((element) =>
        [element, element.parentElement, ...element.children]
          .filter((part) => part !== null)
          .map((part) => getComputedStyle(part).borderTopWidth),
      );
    await expect.poll(widths).toContain('1px');
  }

  async hasFirstHeading(title: string): Promise<void> {
    const headings = this.#visit.page.locator('h1, h2, h3, h4, h5, h6, [role="heading"]');
    await expect(headings.first()).toHaveText(title);
  }

  /** Asserts that a text is inside the window and cut off nowhere. */
  async isWhole(text: string): Promise<void> {
    const shown = this.#visit.page.getByText(text, { exact: true }).filter({ visible: true });
    await expect(shown).not.toHaveCount(0);
    const cut = async () =>
      (await this.#visit.page.evaluate(overflowing)).filter((found) => found.startsWith(`"${text}"`));
    await expect.poll(cut).toEqual([]);
  }

  async fitInCircles(initials: string): Promise<void> {
    const circles = this.#visit.page.getByText(initials, { exact: true });
    await expect(circles).toHaveCount(2);
    const cut = await circles.evaluateAll((elements) =>
      elements
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map(({ className }) => className),
    );
    expect(cut).toEqual([]);
  }

  #named(name: string) {
    const { page } = this.#visit;
    const dialog = page.getByRole('dialog', { name, exact: true });
    return dialog.or(page.getByRole('region', { name, exact: true }));
  }
}

/** Returns the documents that are wider than their window. Runs in the page. */
function tooWide(): string[] {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe:not([aria-hidden])')];
  return [document, ...frames.map((frame) => frame.contentDocument)].flatMap((shown) => {
    const { scrollWidth = 0, clientWidth = 0 } = shown?.documentElement ?? {};
    return scrollWidth > clientWidth ? [`${shown?.title}: ${scrollWidth} > ${clientWidth}`] : [];
  });
}
