import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionApi } from '../../web/session/api.ts';
import { type WorkQueueType, workQueueTypes } from '../api/options.ts';
import type { PersonaId } from '../api/personas.ts';
import type { OutcomeOf } from '../operations/outcomes.ts';
import type { User } from '../operations/session.ts';
import { signedInAs } from './states.ts';
import type { Consumer } from './consumer.ts';
import { spaRequests } from './requests.ts';
import { boolean, eachLike, exchange, integer, like, string } from './pact.ts';

/** Matchers for the types of all fields of a user. A test overrides the fields that it is about. */
const userBody = {
  role: string('User'),
  initials: string('LS'),
  firstName: string('Leila'),
  lastName: string('Sandoval'),
  email: string('leila.sandoval@example.com'),
  userGroupName: string('Lending Operations'),
  customerName: string('Marrowbrook'),
  isDelegatedAdministrator: boolean(false),
  isOriginator: boolean(false),
  authenticatedWithMicrosoft: boolean(true),
  features: like({}),
  hasWorkQueueDashboard: boolean(false),
  hasLeadPipeline: boolean(true),
  hasOptimalBluePipeline: boolean(true),
  hasOptimalBlueSearch: boolean(true),
  showLoanNotes: boolean(true),
  userCanAddNotes: boolean(true),
};

const load = async ({ store }: Consumer): Promise<User> =>
  (await store.dispatch(sessionApi.endpoints.getUser.initiate()).unwrap()) ?? assert.fail('no user');

const grantedTo = ({ features }: User): string[] =>
  Object.entries(features).flatMap(([name, isGranted]) => (isGranted ? [name] : []));

const exchangeOfUser = (
  outcome: OutcomeOf<'getUser'>,
  persona: PersonaId,
  exactly: Readonly<Record<string, unknown>>,
  check: (user: User) => void,
) =>
  exchange(
    {
      operation: 'getUser',
      outcome,
      state: signedInAs(persona),
      answer: { ...userBody, ...exactly },
    },
    async (consumer) => check(await load(consumer)),
  );

test('[S-7-01 S-3-01 S-3-03 S-3-04 S-3-05 S-3-06 S-3-07 S-3-08 S-3-09 L-3.7-07] the user has names, group and customer', () =>
  exchangeOfUser(
    'without a work queue',
    'lending-staff',
    {
      firstName: 'Leila',
      lastName: 'Sandoval',
      initials: 'LS',
      workQueueType: null,
      otherProfiles: [],
      pipelineLogo: null,
      techSupportNumber: '(206) 555-0199',
      features: { loanOriginationType: true, employeeLoan: true },
    },
    (user) => {
      assert.deepEqual([user.firstName, user.lastName, user.initials], ['Leila', 'Sandoval', 'LS']);
      assert.equal(user.email, 'leila.sandoval@example.com');
      assert.equal(user.userGroupName, 'Lending Operations');
      assert.equal(user.customerName, 'Marrowbrook');
      assert.equal(user.workQueueType, null);
      assert.equal(user.pipelineLogo, null);
      assert.equal(user.techSupportNumber, '(206) 555-0199');
      assert.deepEqual(grantedTo(user), ['loanOriginationType', 'employeeLoan']);
    },
  ));

const queuePersonas = {
  Closing: 'closing',
  Funding: 'funding',
  LoanOpener: 'loan-opener',
  Processor: 'processor',
  Underwriter: 'underwriter',
} as const;

/** The queues whose users have the work-queue dashboard. */
const withDashboard: readonly WorkQueueType[] = ['Closing', 'Processor', 'Underwriter'];

for (const queue of workQueueTypes) {
  test(`[S-3-12 S-1-13 S-1-14 S-3-17] the user works on the queue ${queue}`, () =>
    exchangeOfUser(
      `on the queue ${queue}`,
      queuePersonas[queue],
      { workQueueType: queue, hasWorkQueueDashboard: withDashboard.includes(queue) },
      (user) => {
        assert.equal(user.workQueueType, queue);
        assert.equal(user.hasWorkQueueDashboard, withDashboard.includes(queue));
      },
    ));
}

test('[S-3-11 S-1-13] the user of an originator is marked as an originator', () =>
  exchangeOfUser('an originator', 'originator', { isOriginator: true }, (user) =>
    assert.equal(user.isOriginator, true),
  ));

test('[S-3-02 S-1-13] the user of an administrator has the role of administrators', () =>
  exchangeOfUser('an administrator', 'administrator', { role: 'Administrator' }, (user) =>
    assert.equal(user.role, 'Administrator'),
  ));

test('[S-3-15 S-3-14] a user of the identity provider has an object id', () =>
  exchangeOfUser(
    'signed in through the provider',
    'administrator-support',
    {
      authenticatedWithMicrosoft: true,
      microsoftUserObjectId: string('7c9e6a10-5b1d-4e2f-8a3c-0000000000d2'),
    },
    ({ authenticatedWithMicrosoft, microsoftUserObjectId }) =>
      assert.deepEqual(
        [authenticatedWithMicrosoft, microsoftUserObjectId],
        [true, '7c9e6a10-5b1d-4e2f-8a3c-0000000000d2'],
      ),
  ));

test('[S-3-14] a user with a product account has no object id', () =>
  exchangeOfUser(
    'signed in with the product account',
    'product-account',
    { authenticatedWithMicrosoft: false, microsoftUserObjectId: null, techSupportNumber: null },
    (user) => assert.equal(user.authenticatedWithMicrosoft, false),
  ));

test('[S-3-10 S-1-13] the user of a delegated administrator is marked as one', () =>
  exchangeOfUser(
    'a delegated administrator',
    'delegated-administrator',
    { isDelegatedAdministrator: true },
    (user) => assert.equal(user.isDelegatedAdministrator, true),
  ));

test('[S-3-13] the other profiles of a user have ids and groups', () =>
  exchangeOfUser(
    'with other profiles',
    'several-profiles',
    { otherProfiles: eachLike({ userId: integer(221), userGroupName: string('Wholesale West') }) },
    (user) => assert.deepEqual(user.otherProfiles, [{ userId: 221, userGroupName: 'Wholesale West' }]),
  ));

test('[S-3-16] the features of a user allow loans and leads', () =>
  exchangeOfUser('who may create leads and nothing else', 'lead-only', { features: { lead: true } }, (user) =>
    assert.deepEqual(grantedTo(user), ['lead']),
  ));

test('[S-3-16 S-3-18] a user without features may create nothing', () =>
  exchangeOfUser(
    'who may create nothing',
    'administrator',
    { features: {}, hasLeadPipeline: false },
    (user) => {
      assert.deepEqual(grantedTo(user), []);
      assert.equal(user.hasLeadPipeline, false);
    },
  ));

test('[S-3-08] the logo of a user is an address', () =>
  exchangeOfUser(
    'with a logo of their own',
    'product-account',
    { pipelineLogo: string('/assets/logos/correspondent-desk.svg') },
    (user) => assert.equal(user.pipelineLogo, '/assets/logos/correspondent-desk.svg'),
  ));

test('[S-3-18 S-3-19 S-3-20] flags of a user allow pipelines and search', () =>
  exchangeOfUser(
    'with the Optimal Blue pages',
    'originator',
    { hasLeadPipeline: true, hasOptimalBluePipeline: true, hasOptimalBlueSearch: true },
    (user) => {
      const { hasLeadPipeline, hasOptimalBluePipeline, hasOptimalBlueSearch } = user;
      assert.deepEqual([hasLeadPipeline, hasOptimalBluePipeline, hasOptimalBlueSearch], [true, true, true]);
    },
  ));

test('[S-3-19 S-3-20 S-3-21 S-3-22] flags of a user deny Optimal Blue and new notes', () =>
  exchangeOfUser(
    'who reads notes and adds none',
    'no-create-features',
    {
      hasOptimalBluePipeline: false,
      hasOptimalBlueSearch: false,
      showLoanNotes: true,
      userCanAddNotes: false,
    },
    (user) => {
      assert.equal(user.hasOptimalBluePipeline, false);
      assert.equal(user.hasOptimalBlueSearch, false);
      assert.equal(user.showLoanNotes, true);
      assert.equal(user.userCanAddNotes, false);
    },
  ));

const logouts = [
  ['signed in through the provider', 'lending-staff'],
  ['signed in with the product account', 'product-account'],
] as const;

for (const [outcome, persona] of logouts) {
  test(`[S-7-02 S-7-03 S-4.1-13] the response to a logout has the address for a user who is ${outcome}`, () =>
    exchange(
      {
        operation: 'logout',
        outcome,
        state: signedInAs(persona),
        answer: {
          authenticationAuthority: string('https://localhost/idp/tenant'),
          msAuthLogoutRedirectUri: string('http://localhost/signed-out?account=provider'),
          losAuthLogoutRedirectUri: string('http://localhost/signed-out?account=product'),
          customerIdentifier: string('marrowbrook'),
        },
      },
      async ({ store }) => {
        const answer = await store.dispatch(sessionApi.endpoints.logout.initiate()).unwrap();
        assert.equal(answer.msAuthLogoutRedirectUri, 'http://localhost/signed-out?account=provider');
        assert.equal(answer.losAuthLogoutRedirectUri, 'http://localhost/signed-out?account=product');
        assert.equal(answer.customerIdentifier, 'marrowbrook');
      },
    ));
}

test('[S-7-04] a switch activates the profile with the user id of the request', () => {
  const { send, ...request } = spaRequests.switchProfile(221);
  return exchange(
    {
      operation: 'switchProfile',
      outcome: 'another profile',
      state: signedInAs('several-profiles'),
      ...request,
    },
    async ({ store }) => {
      assert.deepEqual(request.body, { newUserId: 221 });
      assert.deepEqual(await send(store), { data: null });
    },
  );
});

test('[S-7-07] the keep-alive request has no body', () =>
  exchange(
    { operation: 'keepAlive', outcome: 'kept alive', state: signedInAs('lending-staff') },
    async ({ store }) => {
      assert.equal(await store.dispatch(sessionApi.endpoints.keepAlive.initiate()).unwrap(), null);
    },
  ));
