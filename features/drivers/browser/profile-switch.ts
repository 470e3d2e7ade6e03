import { sessionOperations } from '../../../contracts/operations/session.ts';
import type { ProfileSwitchActions } from '../areas/profile-switch.ts';
import { secondTabOf } from './second-tab.ts';
import { expect, type Visit } from './visit.ts';

const switchCall = sessionOperations.switchProfile;
const switchRequest = `${switchCall.method} ${switchCall.path}`;
const userRequest = `${sessionOperations.getUser.method} ${sessionOperations.getUser.path}`;

export function profileSwitchActions(visit: Visit): ProfileSwitchActions {
  const { page, requests } = visit;
  /** What the browser kept of the user at the moment of each switch call of the latest switch. */
  const keptAtSwitch: (string | null)[] = [];
  const begin = () => {
    requests.length = 0;
    keptAtSwitch.length = 0;
  };
  const path = (profile: string) => `/switch-profile/${profile}`;
  const userRequestsBy = (order: 'before' | 'after') => {
    const switched = requests.indexOf(switchRequest);
    expect(switched).toBeGreaterThan(-1);
    const part = order === 'before' ? requests.slice(0, switched) : requests.slice(switched);
    return part.filter((request) => request === userRequest).length;
  };
  return {
    switchTo: async (profile) => {
      begin();
      await page.route(`**${switchCall.path}`, async (route) => {
        keptAtSwitch.push(await visit.kept('user'));
        await route.continue();
      });
      await visit.open(path(profile));
    },
    goOnTo: async (profile) => {
      begin();
      await visit.goOn(path(profile));
    },
    chooseFromMenu: async (group) => {
      begin();
      const others = page.getByRole('menuitem', { name: 'Switch Profile', exact: true });
      if (!(await others.isVisible())) await visit.profileButton().click();
      await others.hover();
      await page.getByRole('menuitem', { name: group, exact: true }).click();
    },
    switchInSecondTab: (profile) => secondTabOf(visit).open(path(profile)),

    seesGroup: async (name) => {
      await visit.profileButton().click();
      await expect(page.getByRole('menu').getByText(name, { exact: true })).toBeVisible();
    },
    forgotUserBeforeSwitch: async () => expect(keptAtSwitch).toEqual([null]),
    askedForUserAfterSwitch: async () => expect(userRequestsBy('after')).toBe(1),
    askedForUserAfterSwitchOnly: async () => {
      expect([userRequestsBy('before'), userRequestsBy('after')]).toEqual([0, 1]);
    },
    askedForNoSwitch: async () => expect(requests).not.toContain(switchRequest),
  };
}
