import type { Operations } from './operation.ts';

/** Menus of the left drawers. Document 000, sections 2.4, 3 and 7. */
export const shellOperations = {
  getMenu: {
    area: 'shell',
    method: 'GET',
    path: '/api/navigation/menu/{menu}',
    access: 'bearer',
    failure: 'local',
    problems: ['menu-not-found'],
    rules: ['S-7-18'],
    summary: 'The Reports, Delivery, Resources or Rates menu.',
  },
  getLoanMenu: {
    area: 'shell',
    method: 'GET',
    path: '/api/navigation/menu/loan/{generalAccountId}',
    access: 'bearer',
    failure: 'local',
    problems: ['account-not-found'],
    rules: ['S-2.1-08', 'S-3-52', 'S-3-53', 'S-3-54'],
    summary: 'The menu, page icons and borrowers of one loan.',
  },
} as const satisfies Operations;
