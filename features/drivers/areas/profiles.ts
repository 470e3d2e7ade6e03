/** The profiles of one person, by the groups they belong to. */
export interface ProfileActions {
  moveTo(group: string): Promise<void>;
  /** Tries another person's profile. */
  tryProfileOf(person: string): Promise<void>;

  isActive(group: string): Promise<void>;
  hasOthers(groups: readonly string[]): Promise<void>;
  mayCreateFor(institution: string, allowed: boolean): Promise<void>;
}
