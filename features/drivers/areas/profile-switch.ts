/** Changing between the profiles of one person; a profile goes by its user id. */
export interface ProfileSwitchActions {
  switchTo(profile: string): Promise<void>;
  /** The same from within the product, without loading it anew. */
  goOnTo(profile: string): Promise<void>;
  chooseFromMenu(group: string): Promise<void>;
  switchInSecondTab(profile: string): Promise<void>;

  seesGroup(name: string): Promise<void>;
  forgotUserBeforeSwitch(): Promise<void>;
  askedForUserAfterSwitch(): Promise<void>;
  askedForUserAfterSwitchOnly(): Promise<void>;
  askedForNoSwitch(): Promise<void>;
}
