import type { User } from '../../../../contracts/operations/session.ts';

/** Administrators, and those to whom some of their work is delegated. */
export const mayAdminister = (user: User): boolean => user.isDelegatedAdministrator || isAdministrator(user);

export const isAdministrator = ({ role }: User): boolean => role.toLowerCase() === 'administrator';
