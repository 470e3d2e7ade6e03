import type { User } from '../../contracts/operations/session.ts';

/** Returns true for administrators, by the name of their role in any case. Their pages have no toolbar or drawers. */
export const isAdministrator = (user: User): boolean => user.role.toLowerCase() === 'administrator';
