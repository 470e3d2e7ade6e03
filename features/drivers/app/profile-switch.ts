import type { ProfileSwitchActions } from '../areas/profile-switch.ts';
import type { TabUser } from './tab-user.ts';

export function profileSwitchActions(user: TabUser): Partial<ProfileSwitchActions> {
  return {
    chooseFromMenu: async (group) => {
      await user.chooseFromProfileMenu('Switch Profile', group);
    },
    seesGroup: async (name) => {
      await user.chooseFromProfileMenu();
      user.seesText(name, user.document.querySelector('[role="menu"]') ?? undefined);
    },
  };
}
