import { paths } from '../../../web/shared/routes/paths.ts';
import type { SessionActions } from '../areas/session.ts';
import { personaWith } from '../vocabulary.ts';
import { expect, type Visit } from './visit.ts';

export function sessionActions(visit: Visit): Partial<SessionActions> {
  const { page } = visit;
  const seesProvider = () => visit.seesTitle('Sign in');
  const askToLogOut = async () => {
    await visit.profileButton().click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  return {
    startAsNobody: () => visit.enterWorld(),
    startKnownToProvider: async (person) => {
      await visit.watchToolbar();
      await visit.enterAs(person);
    },
    startSignedIn: (person) => visit.enterAs(person),
    startWithFeature: (feature, granted) => visit.enterAs(personaWith(feature, granted)),
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
    seesToolbar: () => visit.seesToolbar(),
    sawNoToolbar: async () => expect(visit.toolbarWasShown).toBe(false),
    // At this very moment: a page that leads on by itself would have none in the end.
    seesNoToolbar: async () => expect(await page.getByRole('banner').count()).toBe(0),
    canPress: async (button, possible) => {
      const found = page.getByRole('button', { name: button, exact: true });
      if (possible) await expect(found).toBeEnabled();
      else await expect(found).toBeDisabled();
    },
    keepsNothingUnder: async (key) => {
      await expect.poll(() => visit.kept(key)).toBe(null);
    },
  };
}
