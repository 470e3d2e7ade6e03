import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { fieldsOf, newWorld, problemOf, signedIn } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';
import { loanUpdateOf } from '../menus/loan-facts.ts';

const send = (app: FastifyInstance, id: string, payload: object) =>
  app.inject({ method: 'POST', url: `/mock/worlds/${id}/events`, payload });

test('an event with invalid or too long data is rejected with the names of the fields', async () => {
  const { app, store } = await commonServer();
  const id = await newWorld(app);
  assert.deepEqual(fieldsOf(await send(app, id, { name: 'menuUpdate' })), ['data.generalAccountId']);
  assert.deepEqual(fieldsOf(await send(app, id, { name: 'menuUpdate', data: 7 })), ['data']);
  assert.deepEqual(fieldsOf(await send(app, id, { name: 'menuUpdate', data: { generalAccountId: '7' } })), [
    'data.generalAccountId',
  ]);
  assert.deepEqual(fieldsOf(await send(app, id, { name: 'sessionExtend', data: { any: 1 } })), ['data.any']);
  assert.deepEqual(fieldsOf(await send(app, id, { name: 'nothing' })), ['name']);
  const borrowers = [{ fullName: 'x'.repeat(7_000), initials: 'X', borrowerPosition: 'primary borrower' }];
  const long = { ...(await loanUpdateOf(store.in(id), 123_404)), borrowers };
  assert.deepEqual(fieldsOf(await send(app, id, { name: 'loanUpdate', data: long })), ['data']);
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

test('an event about an unknown loan is rejected', async () => {
  const { app } = await commonServer();
  const response = await send(app, await newWorld(app), { name: 'loanUpdate', generalAccountId: 999_999 });
  assert.equal(problemOf(response).code, 'account-not-found');
});
