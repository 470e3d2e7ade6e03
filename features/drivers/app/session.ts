import assert from 'node:assert/strict';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { SessionActions } from '../areas/session.ts';
import { personaWith } from '../vocabulary.ts';
import type { TabUser } from './tab-user.ts';

export function sessionActions(user: TabUser): Partial<SessionActions> {
  const kept = (key: string) => user.tab.storage.sessionStorage.getItem(key);
  return {
    startAsNobody: () => user.enterWorld(),
    startSignedIn: (person) => user.enterAs(person),
    startSignedInOn: (day, person) => user.enterAs(person, { recipe: { now: `${day}T12:00:00Z` } }),
    startWithFeature: (feature, granted) => user.enterAs(personaWith(feature, granted)),
    startKnownToProvider: (person) => user.enterAs(person, { isNew: true }),
    openProduct: () => user.open(paths.root),
    reload: () => user.open(user.address),
    askToLogOut: () => user.chooseFromProfileMenu('Logout'),
    press: (button) => user.press(button),

    seesProvider: async () => user.seesTitle('Sign in'),
    canPress: async (button, possible) =>
      user.expect(user.canPress(button) === possible, `"${button}" to be ${possible ? '' : 'un'}available`),
    seesToolbar: async () => void user.button(new RegExp(`${user.person.name}$`)),
    seesNoToolbar: async () => user.expect(user.toolbar === null, 'no toolbar'),
    keepsNothingUnder: async (key) => assert.equal(kept(key), null),
  };
}
