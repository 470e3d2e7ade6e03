import type { Page } from '@playwright/test';
import { routeOfPage } from '../vocabulary.ts';
import type { LegacyActions } from '../areas/legacy.ts';
import { expect, type Visit } from './visit.ts';

/** The content of the frame that shows the page with this title. */
export const frameOf = (page: Page, title: string) => page.getByTitle(title, { exact: true }).contentFrame();

/** The banner names the page, and the page itself stands in the frame. */
export async function seesFramed(visit: Visit, title: string): Promise<void> {
  await visit.seesTitle(title);
  await expect(frameOf(visit.page, title).getByRole('heading', { level: 1, name: title })).toBeAttached();
}

export function legacyActions(visit: Visit): Partial<LegacyActions> {
  const { page } = visit;
  let shown = '';
  return {
    goTo: (title) => visit.open(routeOfPage(title)),
    open: async (title) => {
      shown = title;
      await visit.open(routeOfPage(title));
      await seesFramed(visit, title);
    },
    openUnknown: () => visit.open('/lf/no-such-page'),
    say: async (sender, message) => {
      switch (sender) {
        case 'the framed page':
          return frameOf(page, shown)
            .locator('body')
            .evaluate((_body, data) => window.parent.postMessage(data, window.location.origin), message);
        case 'the window itself':
          return page.evaluate((data) => window.postMessage(data, window.location.origin), message);
        case 'a window of another site':
          return sayFromElsewhere(visit, message);
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

/** A window of another site, whose page is answered here: nothing is asked outside. */
async function sayFromElsewhere({ context, page, origin }: Visit, message: unknown): Promise<void> {
  const elsewhere = 'http://elsewhere.example/';
  await context.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: 'A stranger' }));
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address), elsewhere);
  const stranger = await opened;
  await stranger.waitForLoadState();
  await stranger.evaluate(([data, to]) => window.opener.postMessage(data, to), [message, origin] as const);
}
