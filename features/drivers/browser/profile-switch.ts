import type { ProfileSwitchActions } from '../areas/profile-switch.ts';
import { secondTabOf } from './second-tab.ts';
import { expect, type Visit } from './visit.ts';

export function profileSwitchActions(visit: Visit): ProfileSwitchActions {
  const { page } = visit;
  return {
    chooseFromMenu: async (group) => {
      const others = page.getByRole('menuitem', { name: 'Switch Profile', exact: true });
      if (!(await others.isVisible())) await visit.profileButton().click();
      await others.hover();
      await page.getByRole('menuitem', { name: group, exact: true }).click();
    },
    switchInSecondTab: (profile) => secondTabOf(visit).open(`/switch-profile/${profile}`),

    seesGroup: async (name) => {
      await visit.profileButton().click();
      await expect(page.getByRole('menu').getByText(name, { exact: true })).toBeVisible();
    },
  };
}
