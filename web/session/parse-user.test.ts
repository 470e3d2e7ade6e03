import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAccount } from './account.ts';
import { accountFixture, userFixture } from './fixtures.ts';
import { parseUser } from './stored-user.ts';

test('[S-3-10 S-3-11 S-3-12 S-3-13 S-3-14 S-3-15] a user is read whole', () => {
  const other = userFixture({
    role: 'Administrator',
    initials: 'NW',
    firstName: 'Nora',
    lastName: 'Whitfield',
    email: 'nora@example.test',
    userGroupName: 'Retail East',
    customerName: 'Marrowbrook',
    pipelineLogo: '/logos/nora.svg',
    techSupportNumber: '(555) 010-0100',
    isDelegatedAdministrator: true,
    isOriginator: true,
    workQueueType: 'LoanOpener',
    otherProfiles: [42, 7].map((userId) => ({ userId, userGroupName: `Group ${userId}` })),
    authenticatedWithMicrosoft: false,
    microsoftUserObjectId: 'b1c7',
    hasWorkQueueDashboard: true,
    hasLeadPipeline: true,
    hasOptimalBluePipeline: true,
    hasOptimalBlueSearch: true,
    showLoanNotes: true,
    userCanAddNotes: true,
    features: {
      employeeLoan: true,
      loanOriginationType: true,
      lead: true,
      createLoan: true,
      importLoan: true,
      registration: true,
      quickLock: true,
      scenarioPricer: true,
    },
  });
  assert.deepEqual(parseUser(other), other);
  const plain = userFixture();
  const without = Object.fromEntries(Object.keys(other.features).map((name) => [name, false]));
  assert.deepEqual(parseUser(plain), { ...plain, features: without });
});

test('[S-1-14] a user works on one of five queues or on none', () => {
  const queueOf = (queue: unknown) => parseUser({ ...userFixture(), workQueueType: queue })?.workQueueType;
  const queues = ['Closing', 'Funding', 'LoanOpener', 'Processor', 'Underwriter', null];
  assert.deepEqual(queues.map(queueOf), queues);
  for (const other of ['Servicing', 'closing', '', undefined]) assert.equal(queueOf(other), null);
});

test('an account is read whole', () => {
  for (const isLead of [true, false]) {
    const account = accountFixture({ isLead });
    assert.deepEqual(parseAccount(account), account);
  }
});
