import type { Account } from '../../../contracts/operations/loan.ts';
import type { FramedPageActions } from '../areas/framed-pages.ts';
import { expect, type Visit } from './visit.ts';
import { recordWindows } from './windows.ts';

export function framedPageActions(visit: Visit): Partial<FramedPageActions> {
  const { page } = visit;
  let asked: Awaited<ReturnType<typeof recordWindows>> | undefined;
  let answeredMeanwhile = false;
  const statusOf = (status: string) =>
    page.getByRole('region', { name: 'Loan Details' }).getByRole('button', { name: status });
  const addressOfLoan = async (path: string, query: string) => {
    const { generalAccountId } = JSON.parse((await visit.kept('account')) ?? '{}') as Account;
    return `${path}?accountId=${generalAccountId}&${query}`;
  };
  return {
    pressStatus: async (status) => {
      asked = await recordWindows(visit);
      await statusOf(status).click();
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

    askedForWindow: async ({ path, query, width, height }) => {
      const address = await addressOfLoan(path, query);
      expect((await asked?.())?.at(-1)).toEqual({ address, width, height });
    },
    answeredMeanwhile: async () => expect(answeredMeanwhile).toBe(true),
  };
}
