import { applicationIdentifierOf } from '../../../mock-server/store/schema/loan-row.ts';
import type { SeedLoan } from '../../../mock-server/store/repositories/seed.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { LinkActions } from '../areas/links.ts';
import { queueLoans, standardLead } from '../standard-loans.ts';
import { unbraced } from '../unbraced.ts';
import { expect, type Visit } from './visit.ts';

/** What a user leaves behind in the two areas of storage. */
const left = { session: ['user', 'menu', 'account', 'alertMessage'], local: ['navigationMenu', 'taskId'] };

export function linkActions(visit: Visit): Partial<LinkActions> {
  const { page } = visit;
  let seed: SeedLoan | undefined;
  const wentTo: string[] = [];
  return {
    follow: (address) => visit.open(address),
    goOn: (address) => visit.goOn(address),
    goOnToLead: async (name) => {
      const { generalAccountId } = standardLead(name);
      await visit.goOn(paths.dashboardOf(applicationIdentifierOf(generalAccountId)));
      await page.waitForURL(visit.origin + paths.leadSummary);
    },
    followToTask: async (queue) => {
      seed = queueLoans(queue)[0]?.seed;
      await visit.open(paths.dashboardTask(seed?.generalAccountId ?? 0, seed?.task?.taskId ?? 0));
    },
    followToEndOfSignIn: async (wanted) => {
      await visit.haveSignedIn();
      page.on('framenavigated', (frame) => wentTo.push(frame.url()));
      await visit.open(`${paths.callback}?redirect=${encodeURIComponent(unbraced(wanted))}`);
    },
    comeBackRefused: (code) =>
      visit.open(`${paths.callback}#error=${code}&error_description=No&state=unknown`),
    leaveSomething: async () => {
      await visit.open(paths.signedOut);
      await page.evaluate(({ session, local }) => {
        for (const key of session) sessionStorage.setItem(key, '{"left":true}');
        for (const key of local) localStorage.setItem(key, '7');
      }, left);
    },

    isAt: async (address) => expect(page).toHaveURL(visit.origin + address),
    seesTaskLoan: async () => visit.seesTitle(new RegExp(`^${seed?.dashboard.loanNumber} `)),
    keepsTask: async () => {
      expect(await page.evaluate(() => localStorage.getItem('taskId'))).toBe(String(seed?.task?.taskId));
    },
    neverLeft: async () => {
      expect(wentTo).not.toEqual([]);
      expect(wentTo.filter((address) => new URL(address).origin !== visit.origin)).toEqual([]);
    },
    leftNothing: async () => {
      const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
      expect(kept.filter((key) => [...left.session, ...left.local].includes(key))).toEqual([]);
    },
    wasNotAsked: async () =>
      expect(visit.requests.filter((request) => request.includes('/oauth2/v2.0/authorize'))).toEqual([]),
  };
}
