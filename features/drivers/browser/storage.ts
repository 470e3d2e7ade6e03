import { localKeys } from '../../../web/shared/storage.ts';
import type { SessionActions } from '../areas/session.ts';
import { expect, type Visit } from './visit.ts';

type Kept = Pick<SessionActions, 'keepsPerson' | 'keepsNothingUnder' | 'keepsSignIn' | 'keepsNothingLonger'>;

/** What stands in the storage of the browser. */
export function browserKeeps(visit: Visit): Kept {
  const { page } = visit;
  const keysOf = (area: 'sessionStorage' | 'localStorage') =>
    page.evaluate((name) => Object.keys(globalThis[name]), area);
  return {
    keepsPerson: async (key) => {
      await visit.haveOpened();
      await expect.poll(() => visit.kept(key)).toContain(`"lastName":"${visit.person.user.lastName}"`);
    },
    keepsNothingUnder: async (key) => {
      await expect.poll(() => visit.kept(key)).toBe(null);
    },
    keepsSignIn: async () => {
      await visit.haveOpened();
      expect((await keysOf('sessionStorage')).filter((key) => key.includes('accesstoken'))).not.toEqual([]);
    },
    keepsNothingLonger: async () => {
      const ofTheProduct: readonly string[] = localKeys;
      const others = (await keysOf('localStorage')).filter((key) => !ofTheProduct.includes(key));
      expect(others).toEqual([]);
    },
  };
}
