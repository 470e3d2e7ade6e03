import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../testing/common-server.ts';
import { agentSchema } from './tool-schema.ts';
import { tools } from './tools.ts';

test('the list of all tools is below 15,000 bytes', async () => {
  const { app } = await commonServer();
  const headers = { accept: 'application/json, text/event-stream' };
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const { body } = await app.inject({ method: 'POST', url: '/mock/mcp', headers, payload });
  assert.ok(body.includes('createWorld'), body.slice(0, 200));
  assert.ok(Buffer.byteLength(body) < 15_000, String(Buffer.byteLength(body)));
});

test('every argument of a tool has a description', () => {
  const silent = tools.flatMap(({ name, input }) => {
    const { properties } = agentSchema(input) as {
      properties: Readonly<Record<string, { description?: string }>>;
    };
    return Object.entries(properties)
      .filter(([, { description }]) => description === undefined)
      .map(([argument]) => `${name} ${argument}`);
  });
  assert.deepEqual(silent, []);
});
