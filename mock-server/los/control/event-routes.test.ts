import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { newWorld, problemOf, signedIn } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';
import { loanUpdateOf } from '../menus/loan-facts.ts';

const send = (app: FastifyInstance, id: string, payload: object) =>
  app.inject({ method: 'POST', url: `/mock/worlds/${id}/events`, payload });

test('an event with invalid or too long data, or about an unknown loan, is refused with the field or the reason', async () => {
  const { app, store } = await commonServer();
  const id = await newWorld(app);
  const borrowers = [{ fullName: 'x'.repeat(7_000), initials: 'X', borrowerPosition: 'primary borrower' }];
  const long = { ...(await loanUpdateOf(store.in(id), 123_404)), borrowers };
  const noId = 'must be a whole number from 1 to 2147483647';
  for (const [event, wrong] of [
    [{ name: 'menuUpdate' }, { 'data.generalAccountId': 'is required' }],
    [{ name: 'menuUpdate', data: 7 }, { data: 'must be object' }],
    [{ name: 'menuUpdate', data: { generalAccountId: '7' } }, { 'data.generalAccountId': noId }],
    [{ name: 'sessionExtend', data: { any: 1 } }, { 'data.any': 'is not a documented field' }],
    [{ name: 'nothing' }, { name: 'must be one of "loanUpdate", "menuUpdate", "sessionExtend"' }],
    [{ name: 'loanUpdate', data: long }, { data: 'must have at most 7000 bytes as JSON' }],
  ] as const) {
    const { errors = [] } = problemOf(await send(app, id, event));
    assert.deepEqual(Object.fromEntries(errors.map(({ field, message }) => [field, message])), wrong);
  }
  const unknown = problemOf(await send(app, id, { name: 'loanUpdate', generalAccountId: 999_999 }));
  assert.deepEqual([unknown.code, unknown.detail], ['account-not-found', 'Loan 999999 was not found.']);
});

test('[S-3-27] an event about a loan has the current data of the loan', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app);
  const { headers } = await signedIn(app, 'lending-staff', id);
  const response = await app.inject({ url: '/api/events', headers, payloadAsStream: true });
  const parts = response.stream().setEncoding('utf8')[Symbol.asyncIterator]();
  await parts.next();
  const about = async (name: string) => {
    assert.deepEqual((await send(app, id, { name, generalAccountId: 123_404 })).json(), { listeners: 1 });
    return String((await parts.next()).value);
  };
  assert.equal(await about('menuUpdate'), 'event: menuUpdate\ndata: {"generalAccountId":123404}\n\n');
  assert.match(await about('loanUpdate'), /"loanNumber":"1000123404".*"notes":\{"count":/);
  assert.match(await about('sessionExtend'), /^event: sessionExtend\n/);
  response.stream().destroy();
});
