import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionApi } from '../../web/session/api.ts';
import { workQueueTypes } from '../api/options.ts';
import type { PersonaId } from '../api/personas.ts';
import { sessionOperations } from '../api/session.ts';
import type { User } from '../schemas/session.ts';
import { nobody, signedInAs } from '../provider/states.ts';
import { boolean, type Consumer, eachLike, exchange, integer, like, problemBody, string } from './pact.ts';

const { getUser, logout } = sessionOperations;

/** Every field of a user by its kind; a test puts in exactly what it is about. */
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

const load = ({ store }: Consumer): Promise<User> =>
  store.dispatch(sessionApi.endpoints.getUser.initiate()).unwrap();

const exchangeOfUser = (
  description: string,
  persona: PersonaId,
  exactly: Readonly<Record<string, unknown>>,
  check: (user: User) => void,
) =>
  exchange(
    {
      description,
      state: signedInAs(persona),
      request: { method: getUser.method, path: getUser.path },
      answer: { status: 200, body: { ...userBody, ...exactly } },
    },
    async (consumer) => check(await load(consumer)),
  );

test('[S-7-01 S-3-01 S-3-03 S-3-04 S-3-05 S-3-06 S-3-07] the user is delivered with names, group and customer', () =>
  exchangeOfUser(
    'the user of somebody without a work queue',
    'lending-staff',
    {
      firstName: 'Leila',
      lastName: 'Sandoval',
      initials: 'LS',
      workQueueType: null,
      otherProfiles: [],
      pipelineLogo: null,
    },
    (user) => {
      assert.deepEqual([user.firstName, user.lastName, user.initials], ['Leila', 'Sandoval', 'LS']);
      assert.equal(user.workQueueType, null);
    },
  ));

const queuePersonas = {
  Closing: 'closing',
  Funding: 'funding',
  LoanOpener: 'loan-opener',
  Processor: 'processor',
  Underwriter: 'underwriter',
} as const;

for (const queue of workQueueTypes) {
  test(`[S-3-12 S-1-14] the user works on the queue ${queue}`, () =>
    exchangeOfUser(
      `the user of somebody who works on the queue ${queue}`,
      queuePersonas[queue],
      { workQueueType: queue },
      (user) => assert.equal(user.workQueueType, queue),
    ));
}

test('[S-3-11] an originator is told apart', () =>
  exchangeOfUser('the user of an originator', 'originator', { isOriginator: true }, (user) =>
    assert.equal(user.isOriginator, true),
  ));

test('[S-3-02] an administrator is told apart by the role', () =>
  exchangeOfUser('the user of an administrator', 'administrator', { role: 'Administrator' }, (user) =>
    assert.equal(user.role, 'Administrator'),
  ));

test('[S-3-15 S-3-14] who signed in through the provider comes with an object id', () =>
  exchangeOfUser(
    'the user of the designated support administrator',
    'administrator-support',
    {
      authenticatedWithMicrosoft: true,
      microsoftUserObjectId: string('7c9e6a10-5b1d-4e2f-8a3c-0000000000d2'),
    },
    (user) => assert.ok(user.microsoftUserObjectId),
  ));

test('[S-3-14] who signed in with the product account comes without an object id', () =>
  exchangeOfUser(
    'the user of somebody with a product account',
    'product-account',
    { authenticatedWithMicrosoft: false, microsoftUserObjectId: null },
    (user) => assert.equal(user.authenticatedWithMicrosoft, false),
  ));

test('[S-3-10] a delegated administrator is told apart', () =>
  exchangeOfUser(
    'the user of a delegated administrator',
    'delegated-administrator',
    { isDelegatedAdministrator: true },
    (user) => assert.equal(user.isDelegatedAdministrator, true),
  ));

test('[S-3-13] other profiles come with their ids and groups', () =>
  exchangeOfUser(
    'the user of somebody with several profiles',
    'several-profiles',
    { otherProfiles: eachLike({ userId: integer(221), userGroupName: string('Wholesale West') }) },
    (user) => assert.deepEqual(user.otherProfiles, [{ userId: 221, userGroupName: 'Wholesale West' }]),
  ));

test('[S-3-16] the features say what may be created', () =>
  exchangeOfUser(
    'the user of somebody who may create leads and nothing else',
    'lead-only',
    { features: { lead: true } },
    (user) => assert.deepEqual(user.features, { lead: true }),
  ));

test('[S-3-16] without features nothing may be created', () =>
  exchangeOfUser(
    'the user of somebody who may create nothing',
    'no-create-features',
    { features: {} },
    (user) => assert.deepEqual(user.features, {}),
  ));

test('[L-8.1-01 L-6-01] a user without a token is refused, and the session ends', () =>
  exchange(
    {
      description: 'the user without a token',
      state: nobody,
      request: { method: getUser.method, path: getUser.path, without: 'token' },
      answer: { status: 401, body: problemBody(401, 'sign-in-required') },
    },
    async ({ store, unauthorized }) => {
      const { error } = await store.dispatch(sessionApi.endpoints.getUser.initiate());
      assert.equal(error && 'status' in error && error.status, 401);
      assert.equal(unauthorized(), 1);
    },
  ));

test('[S-7-02 S-7-03 S-4.1-13] logout says where to go, by the way of signing in', () =>
  exchange(
    {
      description: 'where to go after logout',
      state: signedInAs('lending-staff'),
      request: { method: logout.method, path: logout.path },
      answer: {
        status: 200,
        body: {
          authenticationAuthority: string('https://localhost/idp/tenant'),
          msAuthLogoutRedirectUri: string('http://localhost/signed-out'),
          losAuthLogoutRedirectUri: string('http://localhost/signed-out'),
          customerIdentifier: string('marrowbrook'),
        },
      },
    },
    async ({ store }) => {
      const answer = await store.dispatch(sessionApi.endpoints.logout.initiate()).unwrap();
      assert.equal(answer.msAuthLogoutRedirectUri, 'http://localhost/signed-out');
      assert.equal(answer.customerIdentifier, 'marrowbrook');
    },
  ));

test('[C-11] a refused logout does not end the session a second time', () =>
  exchange(
    {
      description: 'where to go after logout without a token',
      state: nobody,
      request: { method: logout.method, path: logout.path, without: 'token' },
      answer: { status: 401, body: problemBody(401, 'sign-in-required') },
    },
    async ({ store, unauthorized }) => {
      await store.dispatch(sessionApi.endpoints.logout.initiate());
      assert.equal(unauthorized(), 0);
    },
  ));
