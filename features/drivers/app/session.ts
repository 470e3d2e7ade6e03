import assert from 'node:assert/strict';
import { personaWith } from '../vocabulary.ts';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import { providerPaths } from '../../../mock-server/identity/settings.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import { localKeys } from '../../../web/shared/storage.ts';
import type { SessionActions } from '../areas/session.ts';
import { logoutFault } from '../logout-faults.ts';
import { textOf } from './screen-text.ts';
import type { TabUser } from './tab-user.ts';

export function sessionActions(user: TabUser): Partial<SessionActions> {
  const kept = (key: string) => user.tab.storage.sessionStorage.getItem(key);
  const keysOf = (area: 'sessionStorage' | 'localStorage') => Object.keys(user.tab.storage[area]);
  const seesProvider = async () => user.seesTitle('Sign in');
  const askToLogOut = async () => {
    await user.haveOpened();
    await user.chooseFromProfileMenu('Logout');
  };
  return {
    startSignedOut: () => user.enterWorld(),
    startSignedIn: (person) => user.enterAs(person),
    startSignedInOn: (day, person) => user.enterAs(person, { recipe: { now: `${day}T12:00:00Z` } }),
    startWithFeature: (feature, granted) => user.enterAs(personaWith(feature, granted)),
    startKnownToProvider: (person) => user.enterAs(person, { isNew: true }),
    keepSomething: async (key) => {
      await user.haveOpened();
      if (kept(key) === null) user.tab.storage.sessionStorage.setItem(key, '{"kept":true}');
    },
    openProduct: () => user.open(paths.root),
    openSignedOutPage: () => user.open(paths.signedOut),
    choosePerson: async (person) => {
      user.become(person);
      await user.click(user.document.querySelector(`button[value="${person}"]`), `the button of "${person}"`);
    },
    cancelSignIn: () => user.click(user.document.querySelector('.leave a'), 'the link "Cancel"'),
    reload: async () => {
      await user.haveOpened();
      user.tab.requests.length = 0;
      await user.open(user.address);
    },
    spoilLogout: (answer) => user.fail({ operation: 'logout', ...logoutFault(answer) }),
    leaveLogoutUnanswered: async () => void user.tab.holdNext(sessionOperations.logout),
    askToLogOut,
    logOut: async () => {
      await askToLogOut();
      user.seesTitle("You've been signed out");
    },
    pass: (seconds) => user.tab.pass(Math.round(seconds * 1_000)),
    press: (button) => user.press(button),

    seesProvider,
    sawNoProvider: async () => {
      const asked = user.tab.requests.filter(
        ({ path, status }) => path.startsWith(providerPaths.authorize) && status === 200,
      );
      user.expect(asked.length === 0, 'no question of the identity provider');
    },
    seesToolbar: async () => {
      const { firstName, lastName, initials } = user.person.user;
      const shown = [...(user.toolbar?.querySelectorAll('button') ?? [])].map(textOf);
      user.expect(
        shown.some((text) => text.includes(`${firstName} ${lastName}`) && text.includes(initials)),
        `a toolbar of ${firstName} ${lastName}, not of ${shown.join()}`,
      );
    },
    canPress: async (button, possible) =>
      user.expect(user.canPress(button) === possible, `"${button}" to be ${possible ? '' : 'un'}available`),
    seesNoToolbar: async () => user.expect(user.toolbar === null, 'no toolbar'),
    keepsPerson: async (key) => {
      await user.haveOpened();
      const { lastName, email } = user.person.user;
      const { lastName: keptName, email: keptEmail } = JSON.parse(kept(key) ?? '{}') as Record<
        string,
        string
      >;
      assert.deepEqual([keptName, keptEmail], [lastName, email]);
    },
    keepsNothingUnder: async (key) => assert.equal(kept(key), null),
    keepsSignIn: async () => {
      await user.haveOpened();
      assert.notDeepEqual(
        keysOf('sessionStorage').filter((key) => key.includes('accesstoken')),
        [],
      );
    },
    keepsNothingLonger: async () => {
      const ofTheProduct: readonly string[] = localKeys;
      assert.deepEqual(
        keysOf('localStorage').filter((key) => !ofTheProduct.includes(key)),
        [],
      );
    },
    madeNoCall: async () => {
      const requested = user.tab.requests.map(({ path }) => path);
      assert.deepEqual(requested, [user.address]);
    },
    sawNoUserCall: async () => {
      const { path } = sessionOperations.getUser;
      user.expect(!user.tab.requests.some((sent) => sent.path === path), `no request ${path}`);
    },
    isUnknownToProvider: async () => {
      await user.open(paths.root);
      await seesProvider();
    },
  };
}
