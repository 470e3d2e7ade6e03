import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { fieldsOf, newWorld, testApp } from '../testing.ts';

const send = (app: FastifyInstance, id: string, payload: object) =>
  app.inject({ method: 'POST', url: `/mock/worlds/${id}/events`, payload });

test('an event whose data has another shape is refused by name', async (context) => {
  const app = await testApp(context);
  const id = await newWorld(app);
  assert.deepEqual(fieldsOf(await send(app, id, { name: 'menuUpdate' })), ['data.generalAccountId']);
  assert.deepEqual(fieldsOf(await send(app, id, { name: 'menuUpdate', data: 7 })), ['data']);
  assert.deepEqual(fieldsOf(await send(app, id, { name: 'menuUpdate', data: { generalAccountId: '7' } })), [
    'data.generalAccountId',
  ]);
  assert.deepEqual(fieldsOf(await send(app, id, { name: 'sessionExtend', data: { any: 1 } })), ['data.any']);
  assert.deepEqual(fieldsOf(await send(app, id, { name: 'nothing' })), ['name']);
});
