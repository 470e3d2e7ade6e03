import type { User } from '../../contracts/schemas/session.ts';
import { paths } from '../shared/routes/paths.ts';

/** An entry of the profile menu that leads to a page, or a submenu of such entries. */
export type ProfileEntry =
  | { readonly key: string; readonly label: string; readonly path: string }
  | { readonly key: string; readonly label: string; readonly entries: readonly ProfileEntry[] };

/**
 * What the profile menu offers above Logout: the own profile always, administration to delegated administrators, other
 * profiles to whoever has some (S-2.2-18, S-2.2-19, S-2.2-21 to S-2.2-23; decision on S-2.2-30).
 */
export function profileEntriesOf({
  isDelegatedAdministrator,
  otherProfiles,
}: Pick<User, 'isDelegatedAdministrator' | 'otherProfiles'>): ProfileEntry[] {
  const entries: ProfileEntry[] = [
    { key: 'profile', label: 'View profile', path: paths.legacyPage('UpdateUserProfile') },
  ];
  if (isDelegatedAdministrator) {
    entries.push(
      {
        key: 'institutions',
        label: 'Manage Institutions',
        path: paths.legacyPage('DelegatedAdminInstitution'),
      },
      { key: 'users', label: 'Manage User Accounts', path: paths.legacyPage('DelegatedAdminUsers') },
    );
  }
  if (otherProfiles.length > 0) {
    entries.push({
      key: 'switch',
      label: 'Switch Profile',
      entries: otherProfiles.map(({ userId, userGroupName }) => ({
        key: `profile-${userId}`,
        label: userGroupName,
        path: paths.switchProfile(userId),
      })),
    });
  }
  return entries;
}
