import type { Route } from '@playwright/test';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { OlderPageActions } from '../areas/older-pages.ts';
import { addressOfPage, routeOfPage } from '../vocabulary.ts';
import { expect, type Visit } from './visit.ts';
import { recordWindows } from './windows.ts';

const longWait = 'waits for half a minute';

export function olderPageActions(visit: Visit): Partial<OlderPageActions> {
  const { page } = visit;
  let asked: Awaited<ReturnType<typeof recordWindows>> | undefined;
  let answeredMeanwhile = false;
  let held = '';
  const statusOf = (status: string) =>
    page.getByRole('region', { name: 'Loan Details' }).getByRole('button', { name: status });
  const addressOfLoan = async (path: string, query: string) => {
    const { generalAccountId } = JSON.parse((await visit.kept('account')) ?? '{}') as Account;
    return `${path}?accountId=${generalAccountId}&${query}`;
  };
  /** The document itself, not what a page of the same name loads. */
  const pattern = (title: string) => new RegExp(`${addressOfPage(title)}(?:\\?.*)?$`);
  /** How a page can fail, as the features call it. */
  const troubles: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'fails with 503': (route) => route.fulfill({ status: 503, contentType: 'text/html', body: 'Gone' }),
    'is out of reach': (route) => route.abort('connectionreset'),
    // A handler that does nothing leaves the browser waiting.
    [longWait]: async (route) => (held === '' ? route.continue() : undefined),
  };
  return {
    pressStatus: async (status) => {
      // A browser that blocks windows keeps blocking them.
      asked ??= await recordWindows(visit);
      await statusOf(status).click();
    },
    goOnInVain: async (title, trouble) => {
      const fail = troubles[trouble];
      if (!fail) throw new Error(`No trouble is called "${trouble}"`);
      if (trouble === longWait) {
        held = title;
        await page.clock.install();
      }
      await page.route(pattern(title), fail);
      // The clock of the wait runs once the frame has asked.
      const request = page.waitForRequest(pattern(title));
      await visit.goOn(routeOfPage(title));
      await request;
      await visit.seesTitle(title);
      if (trouble === longWait) await page.clock.runFor(31_000);
    },
    repair: async (title) => {
      // A question that is held would be let go with its route, and the page would come without being asked again.
      if (held !== title) await page.unroute(pattern(title));
      held = '';
    },
    flood: async (count) => {
      answeredMeanwhile = false;
      const frame = page.locator('main iframe').contentFrame().locator('body');
      const flooded = frame.evaluate((_body, times) => {
        for (let index = 0; index < times; index += 1) {
          window.parent.postMessage({ type: 'dance', index }, window.location.origin);
        }
      }, count);
      await visit.profileButton().click();
      await expect(page.getByRole('menu').first()).toBeVisible();
      answeredMeanwhile = true;
      await page.keyboard.press('Escape');
      await flooded;
    },

    isPlainStatus: async (status) => {
      await expect(page.getByRole('region', { name: 'Loan Details' }).getByText(status)).toBeVisible();
      await expect(statusOf(status)).toHaveCount(0);
    },
    askedForWindow: async ({ path, query, width, height }) => {
      const address = await addressOfLoan(path, query);
      expect((await asked?.())?.at(-1)).toEqual({ address, width, height });
    },
    offersLink: async (path, query) => {
      const notice = page.getByRole('alert').filter({ hasText: 'The browser blocked a window' });
      await expect(notice.getByRole('link')).toHaveAttribute('href', await addressOfLoan(path, query));
    },
    says: async (text) => {
      const said = page.getByRole('status').filter({ hasText: text });
      await expect(said.getByText(text, { exact: true })).toBeVisible();
      await expect(said.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    answeredMeanwhile: async () => expect(answeredMeanwhile).toBe(true),
  };
}
