import { parseIdText } from '../shared/parse.ts';

/** Parses the user id of an address. Returns null for any other text (S-2.1-19, A-74). */
export function parseProfileId(text: string | undefined): number | null {
  const id = parseIdText(text);
  return id !== null && id <= largestId ? id : null;
}

/** Functions that a profile switch uses. */
interface SwitchSurroundings {
  /** Clears the user in storage and in the store (S-4.1-17). */
  forgetUser(): void;
  /** Sends the switch request. Resolves to false on an error; never rejects. */
  requestSwitch(userId: number): Promise<boolean>;
  /** Clears all data of the earlier profile: responses, the open account and stored values. */
  startAfresh(): void;
  notifyOtherTabs(): void;
  /** Goes to the landing of the new profile, where the user is loaded again (S-4.1-19, S-4.1-20). */
  openStart(): void;
  logout(): Promise<void>;
}

/** Switches the profile (document 000, section 4.1). */
export async function switchProfile(userId: number, surroundings: SwitchSurroundings): Promise<void> {
  surroundings.forgetUser();
  if (!(await surroundings.requestSwitch(userId))) return surroundings.logout();
  surroundings.startAfresh();
  surroundings.notifyOtherTabs();
  surroundings.openStart();
}

/** Largest id that the server accepts. */
const largestId = 2_147_483_647;
