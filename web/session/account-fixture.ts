import type { Account } from '../../contracts/operations/loan.ts';

/** A loan for tests, with changes. */
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
