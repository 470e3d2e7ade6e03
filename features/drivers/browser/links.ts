import { paths } from '../../../web/shared/routes/paths.ts';
import type { LinkActions } from '../areas/links.ts';
import { unbraced } from '../unbraced.ts';
import { expect, type Visit } from './visit.ts';

export function linkActions(visit: Visit): Partial<LinkActions> {
  const { page } = visit;
  const wentTo: string[] = [];
  return {
    follow: (address) => visit.open(address),
    goOn: (address) => visit.goOn(address),
    followToEndOfSignIn: async (wanted) => {
      await visit.haveSignedIn();
      page.on('framenavigated', (frame) => wentTo.push(frame.url()));
      await visit.open(`${paths.callback}?redirect=${encodeURIComponent(unbraced(wanted))}`);
    },

    isAt: async (address) => expect(page).toHaveURL(visit.origin + address),
    neverLeft: async () => {
      expect(wentTo).not.toEqual([]);
      expect(wentTo.filter((address) => new URL(address).origin !== visit.origin)).toEqual([]);
    },
  };
}
