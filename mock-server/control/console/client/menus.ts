import type { MenuToEmpty } from '../../../../contracts/operations/mock-schemas.ts';

/** The menus that a world may empty; the compiler keeps the list complete. */
export const menuLabels = {
  reports: 'Reports menu',
  delivery: 'Delivery menu',
  resources: 'Resources menu',
  rates: 'Rates menu',
  loan: 'Loan menu',
} as const satisfies Record<MenuToEmpty, string>;
