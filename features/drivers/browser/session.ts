import { paths } from '../../../web/shared/routes/paths.ts';
import type { SessionActions } from '../areas/session.ts';
import { expect, type Visit } from './visit.ts';

export function sessionActions(visit: Visit): Partial<SessionActions> {
  const { page } = visit;
  const seesProvider = () => visit.seesTitle('Sign in');
  const askToLogOut = async () => {
    await visit.profileButton().click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  return {
    startSignedOut: () => visit.enterWorld(),
    startKnownToProvider: async (person) => {
      await visit.watchToolbar();
      await visit.enterAs(person);
    },
    startSignedIn: (person) => visit.enterAs(person),
    keepSomething: async (key) => {
      await visit.haveOpened();
      await page.evaluate((name) => {
        if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, '{"kept":true}');
      }, key);
    },
    openProduct: () => visit.open(paths.root),
    choosePerson: async (person) => {
      visit.becomes(person);
      await page.getByRole('button', { name: visit.person.name }).click();
    },
    reload: async () => {
      await visit.haveOpened();
      visit.requests.length = 0;
      await page.reload();
    },
    askToLogOut,
    press: (button) => page.getByRole('button', { name: button, exact: true }).click(),

    seesProvider,
    sawNoToolbar: async () => expect(visit.toolbarWasShown).toBe(false),
    keepsNothingUnder: async (key) => {
      await expect.poll(() => visit.kept(key)).toBe(null);
    },
  };
}
