import { framedNameOf, isPipelinePage } from '../../app/paths.ts';
import type { DrawerChoice } from './drawer-choice.ts';

/** The icons of the primary drawer (S-2.4-31). */
export type DrawerIcon = DrawerChoice | 'Pipeline' | 'Rates';

/**
 * The icons that stand above that of the loan, in order: Pipeline for everybody (S-2.4-02), the others while their menu
 * has entries (S-2.4-03 to S-2.4-06).
 */
export const iconsOf = (has: (menu: MenuIcon) => boolean): ('Pipeline' | MenuIcon)[] => [
  'Pipeline',
  ...menuIcons.filter(has),
];

const menuIcons = ['Rates', 'Reports', 'Delivery', 'Resources'] as const satisfies readonly DrawerIcon[];
type MenuIcon = (typeof menuIcons)[number];

/** Pipeline and Rates for their own pages, where the secondary drawer closes (S-4.2-16 to S-4.2-18, S-4.2-41). */
export function iconOfPage(pathname: string): 'Pipeline' | 'Rates' | null {
  const name = framedNameOf(pathname);
  if (name === null) return null;
  if (isPipelinePage(name)) return 'Pipeline';
  return name === 'ResourceRates' ? 'Rates' : null;
}

/** The selected icon: that of the open menu, else that of the page, else the loan's while one is open. */
export const selectedIcon = (
  selection: DrawerChoice | null,
  pathname: string,
  hasLoan: boolean,
): DrawerIcon | null => selection ?? iconOfPage(pathname) ?? (hasLoan ? 'Loan' : null);
