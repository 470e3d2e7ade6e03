/** Changing between the profiles of one user; a profile goes by its user id. */
export interface ProfileSwitchActions {
  chooseFromMenu(group: string): Promise<void>;
  switchInSecondTab(profile: string): Promise<void>;

  seesGroup(name: string): Promise<void>;
}
