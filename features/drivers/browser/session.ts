import { sessionOperations } from '../../../contracts/operations/session.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { SessionActions } from '../areas/session.ts';
import { personaWith } from '../vocabulary.ts';
import { browserKeeps } from './storage.ts';
import { expect, type Visit } from './visit.ts';

export function sessionActions(visit: Visit): Partial<SessionActions> {
  const { page } = visit;
  const { pathname: userCall } = new URL(sessionOperations.getUser.path, visit.origin);
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
    watchSignedOutPage: async () => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      await visit.open(paths.signedOut);
      await visit.seesTitle("You've been signed out");
    },
    openProduct: () => visit.open(paths.root),
    openSignedOutPage: () => visit.open(paths.signedOut),
    choosePerson: async (person) => {
      visit.becomes(person);
      await page.getByRole('button', { name: visit.person.name }).click();
    },
    cancelSignIn: () => page.getByRole('link', { name: 'Cancel' }).click(),
    reload: async () => {
      await visit.haveOpened();
      visit.requests.length = 0;
      await page.reload();
    },
    leaveLogoutUnanswered: async () => {
      await page.route(`**${sessionOperations.logout.path}`, () => undefined);
      await page.clock.install();
    },
    askToLogOut,
    logOut: async () => {
      await visit.haveOpened();
      await askToLogOut();
      await visit.seesTitle("You've been signed out");
    },
    pass: (seconds) => page.clock.runFor(Math.round(seconds * 1_000)),
    press: (button) => page.getByRole('button', { name: button, exact: true }).click(),

    seesProvider,
    sawNoProvider: async () =>
      expect(visit.requests.filter((request) => request.startsWith('POST /idp'))).toEqual([
        `POST ${tokenCall(visit)}`,
      ]),
    seesToolbar: () => visit.seesToolbar(),
    sawNoToolbar: async () => expect(visit.toolbarWasShown).toBe(false),
    // At this very moment: a page that leads on by itself would have none in the end.
    seesNoToolbar: async () => expect(await page.getByRole('banner').count()).toBe(0),
    canPress: async (button, possible) => {
      const found = page.getByRole('button', { name: button, exact: true });
      if (possible) await expect(found).toBeEnabled();
      else await expect(found).toBeDisabled();
    },
    madeNoCall: async () =>
      expect(
        visit.requests.filter((one) => !/^GET \/(?:signed-out|assets\/.*|threshold\.svg)$/.test(one)),
      ).toEqual([]),
    sawNoUserCall: async () => expect(visit.requests).not.toContain(`GET ${userCall}`),
    isUnknownToProvider: async () => {
      await visit.open(paths.root);
      await seesProvider();
    },
    ...browserKeeps(visit),
  };
}

const tokenCall = ({ requests }: Visit): string =>
  requests.find((request) => request.endsWith('/oauth2/v2.0/token'))?.slice('POST '.length) ??
  'no token call';
