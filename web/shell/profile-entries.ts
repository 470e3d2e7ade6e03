import { type LegacyPageName, legacyPages } from '../../contracts/api/legacy.ts';
import type { User } from '../../contracts/operations/session.ts';
import { paths } from '../shared/routes/paths.ts';

/** An entry of the profile menu that opens a page, or a submenu of such entries. */
export type ProfileEntry = PageEntry | (Named & { readonly entries: readonly PageEntry[] });

interface Named {
  readonly key: string;
  readonly icon?: ProfileIcon;
  readonly label: string;
}

interface PageEntry extends Named {
  readonly path: string;
}

/** Names of the icons of the profile menu; profile-menu.tsx has the icon for each name. */
export type ProfileIcon = (typeof pageEntries)[number]['icon'] | 'switch';

type Facts = Pick<User, 'isDelegatedAdministrator' | 'otherProfiles'>;

const toAll = () => true;
const toDelegatedAdministrators = (user: Facts) => user.isDelegatedAdministrator;

/** Menu entries that open legacy pages, from the top. */
const pageEntries = [
  { icon: 'profile', label: 'View profile', page: 'UpdateUserProfile', shown: toAll },
  {
    icon: 'institutions',
    label: legacyPages.DelegatedAdminInstitution.title,
    page: 'DelegatedAdminInstitution',
    shown: toDelegatedAdministrators,
  },
  {
    icon: 'users',
    label: legacyPages.DelegatedAdminUsers.title,
    page: 'DelegatedAdminUsers',
    shown: toDelegatedAdministrators,
  },
] as const satisfies readonly {
  icon: string;
  label: string;
  page: LegacyPageName;
  shown: (user: Facts) => boolean;
}[];

/** Returns the entries of the profile menu above Logout, with the other profiles last. */
export function profileEntriesOf(user: Facts): ProfileEntry[] {
  const pages = pageEntries
    .filter(({ shown }) => shown(user))
    .map(({ icon, label, page }) => ({ key: icon, icon, label, path: paths.legacyPage(page) }));
  if (user.otherProfiles.length === 0) return pages;
  const entries = user.otherProfiles.map(({ userId, userGroupName }) => ({
    key: `profile-${userId}`,
    label: userGroupName,
    path: paths.switchProfile(userId),
  }));
  return [...pages, { key: 'switch', icon: 'switch', label: 'Switch Profile', entries }];
}
