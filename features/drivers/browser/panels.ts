import type { PanelActions } from '../areas/banner.ts';
import { frameOf } from './legacy.ts';
import { expect, type Visit } from './visit.ts';

export function panelActions({ page }: Visit): Partial<PanelActions> {
  const panel = (title: string) => page.getByRole('dialog', { name: title, exact: true });
  return {
    askToClose: async (title, name) => {
      await frameOf(page, title)
        .locator('main')
        .evaluate(
          (_main, closed) =>
            window.parent.postMessage({ type: 'closePanel', panel: closed }, location.origin),
          name,
        );
    },
    panelIsOpen: async (title, width, height) => {
      const box = await panel(title).boundingBox();
      expect([box?.width, box?.height]).toEqual([width, height]);
      await expect(
        frameOf(page, title).getByRole('heading', { level: 1, name: title, exact: true }),
      ).toBeAttached();
    },
    panelIsClosed: async (title) => expect(panel(title)).toHaveCount(0),
  };
}
