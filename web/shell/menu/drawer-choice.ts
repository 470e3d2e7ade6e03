/** The menus that the secondary drawer can show (S-2.4-31). Pipeline leads to a page and has none. */
export const drawerChoices = ['Loan', 'Reports', 'Delivery', 'Resources', 'Rates'] as const;
export type DrawerChoice = (typeof drawerChoices)[number];

/** True for the name of such a menu; what storage holds may be anything. */
export const isDrawerChoice = (value: unknown): value is DrawerChoice =>
  drawerChoices.some((choice) => choice === value);

/** Id of the element that shows them. */
export const secondaryDrawerId = 'secondary-drawer';
