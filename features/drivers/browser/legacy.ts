import type { Page } from '@playwright/test';
import { routeOfPage } from '../vocabulary.ts';
import type { LegacyActions } from '../areas/legacy.ts';
import { expect, type Visit } from './visit.ts';

/** The content of the frame that shows the page with this title. */
export const frameOf = (page: Page, title: string) => page.getByTitle(title, { exact: true }).contentFrame();

/** The banner names the page, and the page itself stands in the frame. */
export async function seesFramed(visit: Visit, title: string): Promise<void> {
  const { page } = visit;
  await visit.seesTitle(title);
  await expect(page.getByTitle(title, { exact: true })).toHaveAttribute('data-loaded', 'true');
  await expect.poll(() => headingInFrame(page, title)).toBe(title);
}

/** The first heading in the frame with this title. A locator would bring all of its tools into each frame, just for that. */
function headingInFrame(page: Page, title: string): Promise<string | undefined> {
  return page.evaluate((name) => {
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${CSS.escape(name)}"]`);
    return frame?.contentDocument?.querySelector('h1')?.textContent.trim();
  }, title);
}

export function legacyActions(visit: Visit): Partial<LegacyActions> {
  const { page } = visit;
  const framed = () => page.locator('main iframe:not([aria-hidden])').contentFrame();
  return {
    goTo: (title) => visit.open(routeOfPage(title)),
    open: async (title) => {
      await visit.open(routeOfPage(title));
      await seesFramed(visit, title);
      await visit.keepSignIn();
    },
    follow: (link) => framed().getByRole('link', { name: link, exact: true }).click(),
    say: async (sender, message) => {
      switch (sender) {
        case 'the framed page':
          return framed()
            .locator('body')
            .evaluate((_body, data) => window.parent.postMessage(data, window.location.origin), message);
        case 'the window itself':
          return page.evaluate((data) => window.postMessage(data, window.location.origin), message);
        case 'a page of another site in the frame':
          return sayFromElsewhere(page, message);
        default:
          throw new Error(`Nobody is called "${sender}"`);
      }
    },
    seesFrame: (title) => seesFramed(visit, title),
    ignored: async (count) => {
      await expect(page.locator('html')).toHaveAttribute('data-ignored-messages', String(count));
    },
  };
}

/**
 * What a browser tells when the frame has left the site and says something. It cannot come to that: the policy of the
 * page lets no other site into the frame, and windows of other sites know no opener. So the message is made here.
 */
async function sayFromElsewhere(page: Page, message: unknown): Promise<void> {
  await page.locator('main iframe:not([aria-hidden])').evaluate((frame: HTMLIFrameElement, data) => {
    const event = { data, origin: 'http://elsewhere.example', source: frame.contentWindow };
    window.dispatchEvent(new MessageEvent('message', event));
  }, message);
}
