import { mockOperations } from '../../../contracts/operations/mock.ts';
import { addressOf } from '../../../contracts/operation.ts';
import type { LoanIconActions } from '../areas/banner.ts';
import { toldUpdate } from '../loan-update.ts';
import { expect, type Visit } from './visit.ts';

export function loanIconActions(visit: Visit): Partial<LoanIconActions> {
  const { page } = visit;
  // The name goes on with what the badge means.
  const icon = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}(?:,|$)`) });
  return {
    tell: async (what) => {
      const data = toldUpdate(what);
      const address = visit.origin + addressOf(mockOperations.sendEvent, { id: 'current' });
      // An event without a listener is lost: the page may still be connecting.
      await expect
        .poll(async () => {
          const answer = await visit.context.request.post(address, { data: { name: 'loanUpdate', data } });
          return ((await answer.json()) as { readonly listeners: number }).listeners;
        })
        .toBe(1);
    },
    pressIcon: (name) => icon(name).click(),
    iconIsOnTheRight: async (name) => {
      await expect(icon(name)).toBeVisible();
      const [main, title, button] = await Promise.all([
        page.getByRole('main').boundingBox(),
        page.getByRole('heading', { level: 1 }).boundingBox(),
        icon(name).boundingBox(),
      ]);
      if (!main || !title || !button) throw new Error('The banner is not there');
      expect(button.x).toBeGreaterThan(title.x + title.width);
      expect(button.x).toBeGreaterThan(main.x + main.width / 2);
      // Side by side: the lines of title and icon cross.
      expect(Math.abs(button.y + button.height / 2 - (title.y + title.height / 2))).toBeLessThan(
        title.height,
      );
    },
  };
}
