import type { ProfileSwitchActions } from '../areas/profile-switch.ts';
import { secondTabOf } from './second-tab.ts';
import { expect, type Visit } from './visit.ts';

export function profileSwitchActions(visit: Visit): Partial<ProfileSwitchActions> {
  const { page } = visit;
  return {
    switchInSecondTab: (profile) => secondTabOf(visit).open(`/switch-profile/${profile}`),

    seesGroup: async (name) => {
      await visit.profileButton().click();
      await expect(page.getByRole('menu').getByText(name, { exact: true })).toBeVisible();
    },
  };
}
