import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { User } from '../../contracts/operations/session.ts';
import { parseAccount } from './account.ts';
import { accountFixture, userFixture } from './fixtures.ts';
import { parseUser } from './stored-user.ts';

const userFields: readonly (readonly [rule: string, field: Partial<User>])[] = [
  ['S-3-02', { role: 'Administrator' }],
  ['S-3-03', { initials: 'NW' }],
  ['S-3-04', { firstName: 'Nora', lastName: 'Whitfield' }],
  ['S-3-05', { email: 'nora@example.test' }],
  ['S-3-06', { userGroupName: 'Retail East' }],
  ['S-3-07', { customerName: 'Marrowbrook' }],
  ['S-3-08', { pipelineLogo: '/logos/nora.svg' }],
  ['S-3-09', { techSupportNumber: '(555) 010-0100' }],
  ['S-3-10', { isDelegatedAdministrator: true }],
  ['S-3-11', { isOriginator: true }],
  ['S-3-12 S-1-14', { workQueueType: 'LoanOpener' }],
  ['S-3-13', { otherProfiles: [42, 7].map((userId) => ({ userId, userGroupName: `Group ${userId}` })) }],
  ['S-3-14', { authenticatedWithMicrosoft: false }],
  ['S-3-15', { microsoftUserObjectId: 'b1c7' }],
  ['S-3-17', { hasWorkQueueDashboard: true }],
  ['S-3-18', { hasLeadPipeline: true }],
  ['S-3-19', { hasOptimalBluePipeline: true }],
  ['S-3-20', { hasOptimalBlueSearch: true }],
  ['S-3-21', { showLoanNotes: true }],
  ['S-3-22', { userCanAddNotes: true }],
];

for (const [rule, field] of userFields) {
  test(`[${rule}] the user has ${Object.keys(field).join(' and ')}`, () => {
    const names = Object.keys(field) as (keyof User)[];
    for (const user of [userFixture(), userFixture(field)]) {
      const parsed = parseUser(user);
      for (const name of names) assert.deepEqual(parsed?.[name], user[name], name);
    }
  });
}

test('[S-1-14] a user works on one of five queues or on none', () => {
  const queueOf = (queue: unknown) => parseUser({ ...userFixture(), workQueueType: queue })?.workQueueType;
  const queues = ['Closing', 'Funding', 'LoanOpener', 'Processor', 'Underwriter', null];
  assert.deepEqual(queues.map(queueOf), queues);
  for (const other of ['Servicing', 'closing', '', undefined]) assert.equal(queueOf(other), null);
});

test('[S-3-16] the user has six features', () => {
  const features = {
    lead: true,
    createLoan: true,
    importLoan: true,
    registration: true,
    quickLock: true,
    scenarioPricer: true,
  };
  const parsed = parseUser(userFixture({ features }))?.features;
  assert.deepEqual({ ...parsed, ...features }, parsed);
});

const account = accountFixture({ isLead: true });
const accountFields = [
  ['S-3-23', ['loanNumber', 'borrowerName']],
  ['S-3-24', ['generalAccountId', 'masterAccountId']],
  ['S-3-25', ['applicationIdentifier']],
  ['S-3-26', ['isLead']],
] as const;

for (const [rule, fields] of accountFields) {
  test(`[${rule}] the account has ${fields.join(' and ')}`, () => {
    const parsed = parseAccount(account);
    for (const field of fields) assert.equal(parsed?.[field], account[field]);
  });
}
