import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WorkQueueType } from '../../../contracts/api/options.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { userFixture } from '../../session/fixtures.ts';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { landingApi } from './api.ts';
import { landingOf } from './landing.ts';

const supportId = '5a1f4c1e-0000-4000-8000-000000000001';
const landing = (user: Partial<User>, support = supportId) => landingOf(userFixture(user), support);

/** Casts a name to a work queue that this client does not know, as a newer server may send it. */
const fromElsewhere = (workQueueType: string) => workQueueType as WorkQueueType;

test('[S-4.3-11] users without a known queue land on the loan pipeline', () => {
  const pipeline = { kind: 'route', path: '/lf/loan-pipeline' };
  assert.deepEqual(landing({ workQueueType: null }), pipeline);
  assert.deepEqual(landing({ workQueueType: fromElsewhere('Unheard of') }), pipeline);
  assert.deepEqual(landing({ workQueueType: fromElsewhere('toString') }), pipeline);
});

for (const [rule, workQueueType, page] of [
  ['S-4.3-06', 'Closing', 'closing-queue'],
  ['S-4.3-07', 'Funding', 'funding-queue'],
  ['S-4.3-08', 'LoanOpener', 'loan-opener-queue'],
  ['S-4.3-09', 'Processor', 'processor-queue'],
  ['S-4.3-10', 'Underwriter', 'underwriting-queue'],
] as const) {
  test(`[${rule}] a user with the work queue ${workQueueType} lands on ${page}`, () => {
    assert.deepEqual(landing({ workQueueType }), { kind: 'route', path: `/lf/${page}` });
  });
}

test('[S-4.3-04 S-4.3-05] an originator lands on What is New, with a work queue too', () => {
  for (const workQueueType of [null, 'Closing'] as const)
    assert.deepEqual(landing({ isOriginator: true, workQueueType }), { kind: 'route', path: '/lf/WhatsNew' });
});

test('[S-4.3-02 S-1-17] an administrator gets a full page load to the admin home, with the role in any case', () => {
  for (const role of ['Administrator', 'administrator', 'ADMINISTRATOR']) {
    const admin = landing({ role, isOriginator: true, workQueueType: 'Closing' });
    assert.deepEqual(admin, { kind: 'full-page', address: '/login/AdminHome' });
  }
});

test('[S-2.1-29] the support variant needs the provider sign-in and the designated object id', () => {
  const support = {
    role: 'Administrator',
    authenticatedWithMicrosoft: true,
    microsoftUserObjectId: supportId,
  };
  assert.deepEqual(landing(support), { kind: 'full-page', address: '/login/AdminHomeSupport' });
});

test('[S-2.1-30 S-2.1-46] an administrator who misses a condition goes to the default admin home', () => {
  const support = {
    role: 'Administrator',
    authenticatedWithMicrosoft: true,
    microsoftUserObjectId: supportId,
  };
  const plain = { kind: 'full-page', address: '/login/AdminHome' };
  assert.deepEqual(landing({ ...support, authenticatedWithMicrosoft: false }), plain);
  assert.deepEqual(landing({ ...support, microsoftUserObjectId: 'someone else' }), plain);
  assert.deepEqual(landing({ ...support, microsoftUserObjectId: null }), plain);
});

test('[S-2.1-29 S-2.1-46] an object id that is blank or missing on both sides matches no user', () => {
  for (const absent of [undefined, null, '', '  ']) {
    const admin = userFixture({ role: 'Administrator', authenticatedWithMicrosoft: true });
    Reflect.set(admin, 'microsoftUserObjectId', absent);
    assert.deepEqual(landingOf(admin, absent), { kind: 'full-page', address: '/login/AdminHome' });
  }
});

test('[S-7-05] the initialization request has no body', async () => {
  const { transport, happened } = fakeTransport(() => new Response(null));
  const { error } = await createAppStore(transport).dispatch(
    landingApi.endpoints.initializeEnterpriseLos.initiate(),
  );
  assert.equal(error, undefined);
  assert.deepEqual(
    happened.sent.map(({ method, url, body }) => [method, url, body]),
    [['POST', 'http://localhost:4000/login/InitializeEnterpriseLos', undefined]],
  );
});
