import type { Account } from '../../contracts/operations/loan.ts';

/** An ordinary loan for tests, changed where a test needs it. */
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
