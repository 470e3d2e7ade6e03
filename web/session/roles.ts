import type { User } from '../../contracts/operations/session.ts';

/** Administrators are told by their role's name, in any case (S-1-17). They see none of the usual chrome (S-6-15). */
export const isAdministrator = (user: User): boolean => user.role.toLowerCase() === 'administrator';
