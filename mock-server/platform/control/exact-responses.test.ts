import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldHeader } from '../../../contracts/api/headers.ts';
import type { Fault } from '../../../contracts/operations/fault.ts';
import { personas } from '../../los/seeds/personas.ts';
import { commonServer } from '../../test/common-server.ts';
import { control, stateOf, worldOf } from '../../test/control.ts';
import { fieldsOf, loanRequest, newWorld, signedIn } from '../../test/server.ts';
import { sessionCookieFor } from '../../test/sign-in.ts';

const { app } = await commonServer();

const inject = (id: string, fault: object) => control(app, 'PATCH', id, { faults: { exact: fault } });
const injected = async (id: string, fault: object): Promise<void> => {
  const response = await inject(id, fault);
  assert.equal(response.statusCode, 200, response.body);
};
const user = personas[0]?.user;
const userPath = '/api/navigation/user';
const dashboardPath = (id: number) => `/api/loans/${id}/dashboard`;
const stub = (operation: string, response: object, more: object = {}) => ({
  operation,
  kind: 'response',
  response,
  ...more,
});

test('an exact response has the status, headers and body that were given, once', async () => {
  const id = await newWorld(app);
  const staff = await signedIn(app, 'lending-staff', id);
  const body = { ...user, firstName: 'Zoë' };
  await injected(id, stub('getUser', { status: 200, headers: { 'X-Backend': 'b7' }, body }));
  const response = await staff.get(userPath);
  assert.equal(response.statusCode, 200);
  assert.deepEqual(response.json(), body);
  assert.equal(response.headers['x-backend'], 'b7');
  assert.match(String(response.headers['content-type']), /^application\/json/);
  assert.notEqual((await staff.get(userPath)).json().firstName, 'Zoë');
  const [entry] = (await control(app, 'POST', `${id}/journal/search`, { operation: 'getUser' })).json()
    .entries;
  assert.equal(entry.fault, 'response 200');
});

test('a problem of the operation, an empty response and a text are sent as they were given', async () => {
  const id = await newWorld(app);
  const staff = await signedIn(app, 'lending-staff', id);
  const problem = {
    type: 'urn:threshold:problem:account-not-found',
    title: 'No such account',
    status: 404,
    detail: 'Not here.',
    code: 'account-not-found',
    traceId: 'b7',
  };
  await injected(id, stub('getLoanDashboard', { status: 404, body: problem }));
  const refused = await staff.get(dashboardPath(123_404));
  assert.deepEqual([refused.statusCode, refused.json()], [404, problem]);
  assert.match(String(refused.headers['content-type']), /^application\/problem\+json/);
  await injected(id, stub('getUser', { status: 502, anyway: true }));
  const empty = await staff.get(userPath);
  assert.deepEqual([empty.statusCode, empty.body], [502, '']);
  const page = { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Down</p>', anyway: true };
  await injected(id, stub('getUser', page));
  assert.equal((await staff.get(userPath)).body, '<p>Down</p>');
});

test('a fault with conditions affects and counts only requests that meet all of them', async () => {
  const id = await newWorld(app);
  const [staff, closer] = [await signedIn(app, 'lending-staff', id), await signedIn(app, 'closing', id)];
  await injected(id, {
    operation: 'getLoanDashboard',
    kind: 'status',
    status: 503,
    nth: 2,
    when: { caller: 'closing', parameters: { generalAccountId: '123404' } },
  });
  const statusOf = async (from: typeof staff, loan: number) =>
    (await from.get(dashboardPath(loan))).statusCode;
  assert.equal(await statusOf(staff, 123_404), 200);
  assert.equal(await statusOf(closer, 123_405), 200);
  assert.equal(await statusOf(closer, 123_404), 200);
  assert.equal(await statusOf(staff, 123_404), 200);
  assert.equal(await statusOf(closer, 123_404), 503);
  assert.equal(await statusOf(closer, 123_404), 200);
  await injected(id, {
    operation: 'createLoan',
    kind: 'create-error',
    message: 'No.',
    when: { body: { isLead: true } },
  });
  assert.equal((await staff.post('/api/loans', loanRequest)).json().status, 'success');
  assert.equal((await staff.post('/api/loans', { ...loanRequest, isLead: true })).json().status, 'error');
});

test('a fault of a legacy page knows the caller by the session', async () => {
  const id = await newWorld(app);
  const world = { [worldHeader]: id };
  await injected(id, {
    operation: 'loan-pipeline',
    kind: 'status',
    status: 503,
    when: { caller: 'closing' },
  });
  const statusFor = async (persona: 'closing' | 'lending-staff') => {
    const cookie = await sessionCookieFor(app, persona, world);
    const response = await app.inject({ url: '/Pipeline/LoanPipeline', headers: { ...world, cookie } });
    return response.statusCode;
  };
  assert.equal(await statusFor('lending-staff'), 200);
  assert.equal(await statusFor('closing'), 503);
});

test('a response and its conditions survive save and load of the recipe, and the link', async () => {
  const fault = stub(
    'getUser',
    { status: 200, headers: { 'x-backend': 'b7' }, body: { ...user, firstName: 'Zoë' } },
    { times: 'always', nth: 1, when: { caller: 'lending-staff' } },
  ) as Fault;
  const first = await newWorld(app, { faults: { fault } });
  const saved = await worldOf(app, first);
  assert.deepEqual(saved.faults, { fault });
  const { pathname, search } = new URL((await stateOf(app, first)).link);
  const entered = (await app.inject({ url: pathname + search })).cookies[0]?.value ?? '';
  for (const id of [first, await newWorld(app, saved), entered]) {
    const staff = await signedIn(app, 'lending-staff', id);
    for (const _ of [1, 2]) assert.equal((await staff.get(userPath)).json().firstName, 'Zoë');
    assert.notEqual((await (await signedIn(app, 'closing', id)).get(userPath)).json().firstName, 'Zoë');
  }
  const broken = { ...fault, response: { status: 200, body: {} } };
  const refused = await app.inject({ method: 'POST', url: '/mock/worlds', payload: { faults: { broken } } });
  assert.ok(fieldsOf(refused).includes('faults.broken.response.anyway'), refused.body);
});
