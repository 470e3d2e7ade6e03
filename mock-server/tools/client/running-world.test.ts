import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../test/common-server.ts';
import { connect } from './client.ts';

const { app } = await commonServer();
const server = connect('http://localhost:4300', {
  fetch: async (address, { method, headers, body } = {}) => {
    const { pathname, search } = new URL(String(address));
    const response = await app.inject({
      method,
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    return new Response(response.body, { status: response.statusCode });
  },
});

test('a loan of a running world is found, changed and taken back', async () => {
  const world = await server.createWorld({ name: 'Tuesday' });
  const [row] = await world.getWorldLoans({ find: '1000123404' });
  const { generalAccountId = 0 } = row ?? {};
  assert.equal(generalAccountId, 123_404);
  assert.equal(row?.loan.isLead, false);
  const changed = await world.changeWorld({ loans: { [generalAccountId]: { isLead: true } } });
  assert.deepEqual(changed.loans, { 123_404: { isLead: true } });
  assert.equal((await world.changeWorld({ loans: { [generalAccountId]: null } })).loans, undefined);
});

test('an exact response is injected for a caller', async () => {
  const world = await server.createWorld();
  const response = { status: 204, anyway: true } as const;
  await world.changeWorld({
    faults: { empty: { operation: 'getUser', kind: 'response', response, when: { caller: 'closing' } } },
  });
  const statusFor = async (persona: 'closing' | 'funding') => {
    const { accessToken } = await world.issueToken({ persona });
    const headers = { ...world.headers, authorization: `Bearer ${accessToken}` };
    return (await app.inject({ url: '/api/navigation/user', headers })).statusCode;
  };
  assert.deepEqual([await statusFor('funding'), await statusFor('closing')], [200, 204]);
});
