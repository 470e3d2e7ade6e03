import type { User } from '../../../../contracts/operations/session.ts';

/** Returns true for administrators and delegated administrators. */
export const mayAdminister = (user: User): boolean => user.isDelegatedAdministrator || isAdministrator(user);

export const isAdministrator = ({ role }: User): boolean => role.toLowerCase() === 'administrator';
