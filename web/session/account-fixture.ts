import type { Account } from '../../contracts/operations/loan.ts';

/** Returns a loan for tests, with these changes. */
export function accountFixture(changes: Partial<Account> = {}): Account {
  return {
    loanNumber: '1000123404',
    generalAccountId: 41,
    masterAccountId: 1,
    applicationIdentifier: 'A-1',
    originatorUserId: 301,
    isLead: false,
    borrowerName: 'Casimir Dombrowski',
    ...changes,
  };
}
