import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import type { TObject } from 'typebox';
import { mockOperations } from '../../contracts/operations/mock.ts';
import type { JournalFindings } from '../../contracts/operations/journal-search.ts';
import type { WorldState } from '../../contracts/operations/mock-schemas.ts';
import type { Operation } from '../../contracts/operation.ts';
import { problemOf, signedIn, testApp } from '../testing/server.ts';
import { commonServer } from '../testing/common-server.ts';
import type { RuleBook } from './rule-book.ts';
import { tools } from './tools.ts';

const address = 'http://localhost:4300/mock/mcp';

/** Returns the MCP client of an agent. Its requests are injected into an app. */
async function agentOf(
  app: FastifyInstance,
  mode: 'legacy' | { readonly pin: string } = 'legacy',
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(address), {
    fetch: async (url, { method = 'GET', headers, body } = {}) => {
      const response = await app.inject({
        method: method as 'GET',
        url: String(url),
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' ? { payload: body } : {}),
      });
      const sent = Object.entries(response.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      return new Response(response.body === '' ? null : response.body, {
        status: response.statusCode,
        headers: sent,
      });
    },
  });
  await client.connect(transport);
  return client;
}

interface Result {
  readonly isError: boolean;
  readonly text: string;
}

async function callTool(
  agent: Client,
  name: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<Result> {
  const { isError = false, content } = await agent.callTool({ name, arguments: { ...input } });
  const [part] = content;
  assert.equal(part?.type, 'text');
  return { isError, text: part.text };
}

async function json<Value>(result: Promise<Result>): Promise<Value> {
  const { isError, text } = await result;
  assert.equal(isError, false, text);
  return JSON.parse(text) as Value;
}

for (const mode of ['legacy', { pin: '2026-07-28' }] as const) {
  const version = typeof mode === 'string' ? 'of 2025' : mode.pin;
  test(`a client with the protocol ${version} creates a world, injects a fault and reads the journal`, async () => {
    const { app } = await commonServer();
    const agent = await agentOf(app, mode);
    const { personas } = await json<{ personas: readonly { id: string }[] }>(callTool(agent, 'getCatalogue'));
    assert.ok(personas.some(({ id }) => id === 'lending-staff'));
    const world = await json<{ id: string }>(callTool(agent, 'createWorld', { persona: 'lending-staff' }));
    const state = await json<WorldState>(
      callTool(agent, 'changeWorld', { id: world.id, emptyMenus: ['reports'] }),
    );
    assert.deepEqual(state.emptyMenus, ['reports']);
    assert.match(state.link, /^http:\/\/localhost:4300\/mock\/enter\?recipe=/);
    await json(
      callTool(agent, 'addFault', { id: world.id, operation: 'getUser', kind: 'status', status: 503 }),
    );
    const user = await signedIn(app, 'lending-staff', world.id);
    assert.equal((await user.get('/api/navigation/user')).statusCode, 503);
    const { count, entries } = await json<JournalFindings>(
      callTool(agent, 'searchJournal', { id: world.id, operation: 'getUser', limit: 5 }),
    );
    assert.equal(count, 1);
    assert.match(entries[0]?.fault ?? '', /status/);
    assert.equal(await json(callTool(agent, 'deleteWorld', { id: world.id })), null);
    await agent.close();
  });
}

test('an error has the text of the problem, also for an invalid argument', async () => {
  const { app } = await commonServer();
  const agent = await agentOf(app);
  const wrong: readonly (readonly [string, Readonly<Record<string, unknown>>, RegExp])[] = [
    ['getWorld', { id: 'nowhere' }, /404 world-not-found\. There is no world with this id/],
    ['createWorld', { persona: 'nobody' }, /404 persona-not-found\. /],
    ['getWorld', {}, /id: is required/],
    ['getWorld', { id: 'default', with: 'loans' }, /with: is not a documented field/],
    [
      'addFault',
      { id: 'default', operation: 'getUser', kind: 'smoke' },
      /kind: must be one of "status", "delay", /,
    ],
    [
      'getRule',
      { id: 'L-2.2-08' },
      /The server has no specification \(404 for \/spec\/rules\.json\): npm start/,
    ],
  ];
  for (const [name, input, words] of wrong) {
    const { isError, text } = await callTool(agent, name, input);
    assert.equal(isError, true, text);
    assert.match(text, words);
  }
});

test('the tools return a rule with evidence and verdict, and list unproven rules', async (context) => {
  const agent = await agentOf(await testApp(context, { specification: specificationOf(context, book) }));
  assert.deepEqual(await json(callTool(agent, 'getRule', { id: 'L-1-01' })), {
    results: 'The sources have changed since the tests ran: run npm test.',
    rule: book.rules[0],
  });
  assert.match(
    (await callTool(agent, 'getRule', { id: 'L-0-01' })).text,
    /There is no rule L-0-01: searchRules finds/,
  );
  const found = await json<{ count: number; rules: object[] }>(
    callTool(agent, 'searchRules', { words: 'SHOWN first' }),
  );
  assert.deepEqual(found.rules, [{ id: 'L-1-01', verdict: 'passed', words: 'The first is shown.' }]);
  const unproven = await json<{ count: number; rules: object[] }>(
    callTool(agent, 'listUnprovenRules', { limit: 1 }),
  );
  assert.deepEqual(unproven.rules, [{ id: 'L-1-02', verdict: 'failed', words: 'The second is shown.' }]);
  assert.equal(unproven.count, 2);
});

test('the rules are read once for many calls, and again after a change', async (context) => {
  const { root } = specificationOf(context, book);
  const write = (rules: RuleBook) => writeFileSync(join(root, 'rules.json'), JSON.stringify(rules));
  write(book);
  const app = await testApp(context, { specification: { root, refresh: async () => true } });
  const { mock } = context.mock.method(Response.prototype, 'json');
  const agent = await agentOf(app);
  const search = async (words: string) =>
    (await json<{ count: number }>(callTool(agent, 'searchRules', { words }))).count;
  for (let call = 0; call < 10; call += 1) assert.equal(await search('shown'), 2);
  write({ ...book, rules: [...book.rules, ...book.rules] });
  assert.equal(await search('shown'), 4);
  const parsed = mock.calls.filter(({ this: response }) => (response as Response).headers.has('etag'));
  assert.equal(parsed.length, 2);
});

test('a batch of more than 20 messages is refused', async () => {
  const { app } = await commonServer();
  const call = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'getCatalogue', arguments: {} } };
  const headers = { accept: 'application/json, text/event-stream' };
  const batch = (count: number) => {
    const payload = Array.from({ length: count }, (_, id) => ({ ...call, id }));
    return app.inject({ method: 'POST', url: address, headers, payload });
  };
  assert.equal((await batch(20)).statusCode, 200);
  const refused = await batch(21);
  assert.equal(refused.statusCode, 400);
  assert.equal(problemOf(refused).detail, 'body: has more than 20 messages: send several requests.');
});

const record = { area: 'loan', evidence: [], mutants: [], code: [] };
const shown = { level: 'browser', source: 'features/loan/a.feature', name: 'First', verdict: 'passed' };
const book: RuleBook = {
  results: 'earlier',
  rules: [
    {
      ...record,
      id: 'L-1-01',
      words: 'The first is shown.',
      verdict: 'passed',
      isProven: true,
      evidence: [shown],
    },
    { ...record, id: 'L-1-02', words: 'The second is shown.', verdict: 'failed', isProven: false },
    { ...record, id: 'L-1-03', words: 'The third is hidden.', verdict: 'not-run', isProven: false },
  ],
};

function specificationOf(context: TestContext, rules: RuleBook) {
  const root = mkdtempSync(join(tmpdir(), 'threshold-rules-'));
  context.after(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'index.html'), '');
  return {
    root,
    refresh: async () => {
      writeFileSync(join(root, 'rules.json'), JSON.stringify(rules));
      return true;
    },
  };
}

test('each tool has a unique name, a description and an input schema', async () => {
  const { app } = await commonServer();
  const { tools: listed } = await (await agentOf(app)).listTools();
  assert.deepEqual(
    listed.map(({ name }) => name),
    tools.map(({ name }) => name),
  );
  for (const { name, description = '', inputSchema, annotations } of listed) {
    assert.ok(description.length > 20, name);
    assert.equal(inputSchema.type, 'object', name);
    assert.equal(annotations?.openWorldHint, false, name);
  }
  const destructive = listed
    .filter(({ annotations }) => annotations?.destructiveHint)
    .map(({ name }) => name);
  assert.deepEqual(destructive, ['resetWorld', 'deleteWorld', 'clearFaults', 'deleteFault', 'clearJournal']);
});

test('the guide has a line for each tool', () => {
  const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'guides', 'mcp.md'), 'utf8');
  assert.deepEqual(
    [...guide.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name),
    tools.map(({ name }) => name),
  );
});

test('no argument of a tool is used in two parts of its request', () => {
  for (const [name, { parameters, query, body }] of Object.entries<Operation>(mockOperations)) {
    const names = [parameters, query, body].flatMap((part) =>
      Object.keys((part as TObject | undefined)?.properties ?? {}),
    );
    assert.equal(new Set(names).size, names.length, name);
  }
});

test('a page of another site cannot use the tools', async () => {
  const { app } = await commonServer();
  const post = (headers: Readonly<Record<string, string>>, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': type, accept: 'application/json, text/event-stream', ...headers },
      payload: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'createWorld', arguments: {} },
      }),
    });
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:4301' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:4300' },
  ];
  for (const headers of foreign) {
    assert.equal(problemOf(await post(headers)).code, 'anti-forgery-missing', JSON.stringify(headers));
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    assert.equal(problemOf(await post({}, type)).code, 'content-type-unsupported', type);
  }
  const own = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };
  for (const response of [await post({}), await post(own)]) {
    assert.equal(response.statusCode, 200, response.body);
  }
});

test('a server with allowed hosts refuses other hosts, and allows no preflight', async (context) => {
  const app = await testApp(context, { allowedHosts: [], corsOrigins: ['https://pages.example'] });
  const foreign = {
    method: 'POST',
    url: '/mock/mcp',
    payload: {},
    headers: { host: 'evil.example' },
  } as const;
  assert.equal(problemOf(await app.inject(foreign)).code, 'host-unknown');
  const preflight = { origin: 'https://pages.example', 'access-control-request-method': 'POST' };
  const answer = await app.inject({
    method: 'OPTIONS',
    url: '/mock/mcp',
    headers: { host: 'localhost', ...preflight },
  });
  assert.equal(problemOf(answer).code, 'origin-not-allowed');
});

test('GET opens no stream, and with MOCK=off the server has no tools', async (context) => {
  const { app } = await commonServer();
  assert.equal(problemOf(await app.inject('/mock/mcp')).code, 'method-not-allowed');
  const product = await testApp(context, { isMock: false });
  assert.equal((await product.inject({ method: 'POST', url: '/mock/mcp', payload: {} })).statusCode, 404);
});
