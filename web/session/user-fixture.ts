import type { User } from '../../contracts/operations/session.ts';

/** Returns a user for tests, with changes. */
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
