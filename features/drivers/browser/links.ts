import { applicationIdentifierOf } from '../../../mock-server/store/schema/loan-row.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { LinkActions } from '../areas/links.ts';
import { standardLead } from '../standard-loans.ts';
import { unbraced } from '../unbraced.ts';
import { expect, type Visit } from './visit.ts';

export function linkActions(visit: Visit): Partial<LinkActions> {
  const { page } = visit;
  const wentTo: string[] = [];
  return {
    follow: (address) => visit.open(address),
    goOn: (address) => visit.goOn(address),
    goOnToLead: async (name) => {
      const { generalAccountId } = standardLead(name);
      await visit.goOn(paths.dashboardOf(applicationIdentifierOf(generalAccountId)));
      await page.waitForURL(visit.origin + paths.leadSummary);
    },
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
