import { oneOf } from '../../shared/parse.ts';

/** The menus that the secondary drawer can show (S-2.4-31). The Pipeline icon opens a page and has no menu. */
const drawerChoices = ['Loan', 'Reports', 'Delivery', 'Resources', 'Rates'] as const;
export type DrawerChoice = (typeof drawerChoices)[number];

/** Parses the name of a menu of the secondary drawer. Returns null for any other value. */
export const parseDrawerChoice = oneOf(drawerChoices, null);

/** Id of the secondary drawer's element. */
export const secondaryDrawerId = 'secondary-drawer';
