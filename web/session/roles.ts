import type { User } from '../../contracts/operations/session.ts';

/**
 * Returns true for administrators, by the name of their role in any case (S-1-17). Their pages have no toolbar or
 * drawers (S-6-15).
 */
export const isAdministrator = (user: User): boolean => user.role.toLowerCase() === 'administrator';
