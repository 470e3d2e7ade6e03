import assert from 'node:assert/strict';
import type { SessionActions } from '../areas/session.ts';
import type { TabUser } from './tab-user.ts';

export function sessionActions(user: TabUser): Partial<SessionActions> {
  const kept = (key: string) => user.tab.storage.sessionStorage.getItem(key);
  return {
    startAsNobody: () => user.enterWorld(),
    startSignedIn: (person) => user.enterAs(person),
    startSignedInOn: (day, person) => user.enterAs(person, { recipe: { now: `${day}T12:00:00Z` } }),
    startKnownToProvider: (person) => user.enterAs(person, { isNew: true }),
    reload: () => user.open(user.address),
    press: (button) => user.press(button),

    seesProvider: async () => user.seesTitle('Sign in'),
    canPress: async (button, possible) =>
      user.expect(user.canPress(button) === possible, `"${button}" to be ${possible ? '' : 'un'}available`),
    seesNoToolbar: async () => user.expect(user.toolbar === null, 'no toolbar'),
    keepsNothingUnder: async (key) => assert.equal(kept(key), null),
  };
}
