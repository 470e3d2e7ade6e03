import type { User, UserFeatures } from '../../../contracts/operations/session.ts';

/** A property of the user that grants a permission. */
export type Permission =
  | keyof UserFeatures
  | Extract<
      keyof User,
      `${'has' | 'show' | 'userCan'}${string}` | 'otherProfiles' | 'isDelegatedAdministrator'
    >;

/** All permissions in words. */
export const permissions: Readonly<Record<Permission, string>> = {
  createLoan: 'create loans',
  lead: 'create leads',
  importLoan: 'import loans',
  registration: 'register loans',
  quickLock: 'lock a rate with Quick Lock',
  scenarioPricer: 'use Scenario Pricer',
  loanOriginationType: 'choose the origination type of a loan',
  employeeLoan: 'mark a loan as an employee loan',
  hasWorkQueueDashboard: 'open the work-queue dashboard',
  hasLeadPipeline: 'open the Lead Pipeline',
  hasOptimalBluePipeline: 'open the Optimal Blue pipeline',
  hasOptimalBlueSearch: 'use Optimal Blue Search',
  showLoanNotes: 'see the notes of a loan',
  userCanAddNotes: 'add notes to a loan',
  otherProfiles: 'switch to another profile',
  isDelegatedAdministrator: 'manage institutions and user accounts',
};

export const permissionNames = Object.keys(permissions) as Permission[];

/** Returns true if the user has the permission. A missing property grants nothing. */
export function isGranted(user: User, name: Permission): boolean {
  const value = { ...user, ...user.features }[name];
  return Array.isArray(value) ? value.length > 0 : value === true;
}
