import assert from 'node:assert/strict';
import type { SeedLoan } from '../../../mock-server/store/repositories/seed.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { LinkActions } from '../areas/links.ts';
import { queueLoans } from '../standard-loans.ts';
import type { TabUser } from './tab-user.ts';

/** What a user leaves behind in the two areas of storage. */
const left = { session: ['user', 'menu', 'account', 'alertMessage'], local: ['navigationMenu', 'taskId'] };

export function linkActions(user: TabUser): Partial<LinkActions> {
  let seed: SeedLoan | undefined;
  return {
    follow: (address) => user.open(address),
    goOn: (address) => user.goOn(address),
    followToTask: async (queue) => {
      seed = queueLoans(queue)[0]?.seed;
      await user.open(paths.dashboardTask(seed?.generalAccountId ?? 0, seed?.task?.taskId ?? 0));
    },
    comeBackRefused: (code) =>
      user.open(`${paths.callback}#error=${code}&error_description=No&state=unknown`),
    leaveSomething: async () => {
      const { sessionStorage, localStorage } = user.tab.storage;
      for (const key of left.session) sessionStorage.setItem(key, '{"left":true}');
      for (const key of left.local) localStorage.setItem(key, '7');
    },

    isAt: async (address) => user.expect(user.address === address, `the address "${address}"`),
    seesTaskLoan: async () => user.seesTitle(new RegExp(`^${seed?.dashboard.loanNumber} `)),
    keepsTask: async () =>
      assert.equal(user.tab.storage.localStorage.getItem('taskId'), String(seed?.task?.taskId)),
    leftNothing: async () => {
      const { sessionStorage, localStorage } = user.tab.storage;
      const kept = [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
      assert.deepEqual(
        kept.filter((key) => [...left.session, ...left.local].includes(key)),
        [],
      );
    },
    wasNotAsked: async () =>
      assert.deepEqual(
        user.tab.requests.filter(({ path }) => path.includes('/oauth2/v2.0/authorize')),
        [],
      ),
  };
}
