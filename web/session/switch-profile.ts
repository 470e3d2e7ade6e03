import { paths } from '../shared/routes/paths.ts';

/** The address that makes another profile of the same person the active one: the menu goes there (S-2.1-18). */
export const switchProfilePath = (userId: number): string => paths.switchProfile(userId);

/** The user id in the address; null for anything that is no id (S-2.1-19, A-74). */
export function profileIdOf(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && id <= largestId ? id : null;
}

/** What a switch acts on. The page gives the real ones, a test its own. */
export interface SwitchSurroundings {
  /** Forgets the user, in storage and in the app (S-4.1-17). */
  forgetUser(): void;
  /** The switch call; false when it fails. Never rejects. */
  requestSwitch(userId: number): Promise<boolean>;
  /** Forgets everything that was asked for, opened or kept for the profile before. */
  startAfresh(): void;
  tellOtherTabs(): void;
  /** Goes where the new profile's work starts; on the way the user is loaded anew (S-4.1-19, S-4.1-20). */
  openStart(): void;
  logout(): Promise<void>;
}

/** Switches the profile (document 000, section 4.1). */
export async function switchProfile(userId: number, surroundings: SwitchSurroundings): Promise<void> {
  surroundings.forgetUser();
  if (!(await surroundings.requestSwitch(userId))) return surroundings.logout();
  surroundings.startAfresh();
  surroundings.tellOtherTabs();
  surroundings.openStart();
}

/** As the server takes them. */
const largestId = 2_147_483_647;
