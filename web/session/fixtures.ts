import type { Account } from '../../contracts/operations/loan.ts';
import type { User } from '../../contracts/operations/session.ts';

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

export function userFixture(changes: Partial<User> = {}): User {
  return {
    role: 'LendingStaff',
    initials: 'JD',
    firstName: 'Jo',
    lastName: 'Doe',
    email: 'jo.doe@example.test',
    userGroupName: 'Lending Staff',
    customerName: 'Acme',
    pipelineLogo: null,
    techSupportNumber: null,
    isDelegatedAdministrator: false,
    isOriginator: false,
    workQueueType: null,
    otherProfiles: [],
    authenticatedWithMicrosoft: true,
    microsoftUserObjectId: null,
    features: {},
    hasWorkQueueDashboard: false,
    hasLeadPipeline: false,
    hasOptimalBluePipeline: false,
    hasOptimalBlueSearch: false,
    showLoanNotes: false,
    userCanAddNotes: false,
    ...changes,
  };
}
