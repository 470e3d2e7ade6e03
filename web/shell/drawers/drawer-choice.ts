/** The menus that the secondary drawer can show. Pipeline and Rates are pages, and have none (S-2.4-51). */
export const drawerChoices = ['Loan', 'Reports', 'Delivery', 'Resources'] as const;
export type DrawerChoice = (typeof drawerChoices)[number];

/** True for the name of such a menu; what storage holds may be anything. */
export const isDrawerChoice = (value: unknown): value is DrawerChoice =>
  drawerChoices.some((choice) => choice === value);
