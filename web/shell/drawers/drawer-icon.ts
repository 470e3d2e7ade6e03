import { constants } from '../../shared/constants.ts';
import { paths } from '../../shared/routes/paths.ts';
import { iconOfPage } from '../../shared/routes/pipelines.ts';
import type { DrawerChoice } from '../../shared/store/ui-slice.ts';
import { everyNode } from '../menu/nodes.ts';
import type { MenuNode } from '../menu/parse-menu.ts';
import type { MenuLoad } from '../menu/use-menus.ts';

export type DrawerIcon = DrawerChoice | 'Pipeline';

/** Id of the secondary drawer's element. */
export const secondaryDrawerId = 'secondary-drawer';

/** State of a menu. */
export type MenuStanding = 'filled' | 'empty' | 'loading' | 'failed';

/** Returns the state of a menu by its request and its number of entries. Entries may come from another menu, too. */
export function standingOf(state: MenuLoad['state'], entries: number): MenuStanding {
  if (state === 'failed') return 'failed';
  if (entries > 0) return 'filled';
  return state === 'loading' ? 'loading' : 'empty';
}

/**
 * Returns the icons above the Loan icon, in order: Pipeline for each user, then the menus. A menu that has loaded
 * without entries has no icon.
 */
export const iconsOf = (standing: (menu: MenuIcon) => MenuStanding): ('Pipeline' | MenuIcon)[] => [
  'Pipeline',
  ...menuIcons.filter((menu) => standing(menu) !== 'empty'),
];

const menuIcons = ['Rates', 'Reports', 'Delivery', 'Resources'] as const satisfies readonly DrawerIcon[];
export type MenuIcon = (typeof menuIcons)[number];

/** Returns true when the Rates icon is a link, because each entry of its menu opens the rates page. */
export const areRatesAPage = (nodes: readonly MenuNode[]): boolean =>
  everyNode(nodes).every(
    ({ target }) =>
      target === null || (target.as === 'route' && target.path === paths.legacyPage('ResourceRates')),
  );

/** Returns the selected icon: that of the open menu, else that of the page, else the Loan icon of an open loan. */
export const selectedIcon = (
  selection: DrawerChoice | null,
  pathname: string,
  hasLoan: boolean,
): DrawerIcon | null => selection ?? iconOfPage(pathname) ?? (hasLoan ? 'Loan' : null);

/** Returns the end of a loan number for the Loan icon: "…3456" for "1000123456". */
export const endOfLoanNumber = (loanNumber: string): string =>
  loanNumber === '' ? '' : `…${[...loanNumber].slice(-constants.loanNumberTail).join('')}`;
