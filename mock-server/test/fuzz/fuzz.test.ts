import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import fc, { type Arbitrary } from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { Check } from 'typebox/value';
import { productOperations } from '../../../contracts/operations/all.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { Operation } from '../../../contracts/operation.ts';
import { Problem } from '../../../contracts/problems.ts';
import { type ChangeCounter, countChanges } from '../change-counter.ts';
import { openStore } from '../../platform/worlds/open-store.ts';
import { newWorld, signedIn, testApp } from '../server.ts';
import { valuesOf } from './arbitrary.ts';
import { brokenFrom, contentTypes, hostileTexts, hostileValues } from './hostile.ts';

/** Seed of the generated requests: the same seed generates the same requests. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_302);
const runs = Number(process.env['FUZZ_RUNS'] ?? 25);

interface Stage {
  readonly app: FastifyInstance;
  readonly changes: ChangeCounter;
  readonly headers: Readonly<Record<string, string>>;
}

interface Request {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Starts a server on a data file and signs in a user with all rights. `changes` counts the writes to the file. */
async function stage(context: TestContext): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-fuzz-'));
  const store = await openStore(join(folder, 'data.sqlite'));
  const changes = countChanges(join(folder, 'data.sqlite'));
  context.after(async () => {
    changes.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const app = await testApp(context, { store });
  const user = await signedIn(
    app,
    'several-profiles',
    await newWorld(app, { clock: { now: '2026-03-02T10:00Z' } }),
  );
  return { app, changes, headers: user.headers };
}

for (const [title, table] of [
  ['the product', productOperations],
  ['the control API', mockOperations],
] as const) {
  test(`each random request to ${title} succeeds or gets a documented problem, and a rejected one changes nothing`, async (context) => {
    context.diagnostic(`seed ${seed}, ${runs} runs of each kind`);
    const here = await stage(context);
    for (const [name, operation] of Object.entries<Operation>(table)) {
      for (const requests of [soundRequests(operation), brokenRequests(operation)]) {
        await fc.assert(
          fc.asyncProperty(requests, (request) => send(here, name, operation, request)),
          { seed, numRuns: runs },
        );
      }
    }
  });
}

async function send({ app, changes, headers }: Stage, name: string, operation: Operation, request: Request) {
  const version = changes.version();
  const response = await app.inject({
    method: operation.method,
    url: request.url,
    headers: { ...headers, ...request.headers },
    ...(request.body === undefined ? {} : { payload: request.body }),
    payloadAsStream: true,
  });
  const { statusCode } = response;
  if (statusCode < 400) {
    // Event streams never end.
    response.stream().destroy();
    return;
  }
  const text = await response
    .stream()
    .setEncoding('utf8')
    .reduce((all: string, part: string) => all + part, '');
  assert.ok(statusCode < 500, `${name}: ${statusCode} ${text}`);
  assert.match(String(response.headers['content-type']), /^application\/problem\+json/, name);
  assert.ok(Check(Problem, JSON.parse(text)), `${name}: ${text}`);
  assert.equal(changes.version(), version, `${name} was refused and changed the store: ${text}`);
}

/** Ids that exist in the seed. With these ids, some requests find what they ask for. */
const knownIds = fc.constantFrom('123401', '123402', '101', '302', 'current', 'default', '1');

function soundRequests({ path, parameters, query, body }: Operation): Arbitrary<Request> {
  return fc
    .record({
      parameters: parameters ? valuesOf(parameters) : fc.constant({}),
      known: fc.option(knownIds),
      query: query ? valuesOf(query) : fc.constant({}),
      body: body ? valuesOf(body) : fc.constant(undefined),
    })
    .map((parts) => ({
      url: urlOf(path, parts.known, parts.parameters, parts.query),
      ...(parts.body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(parts.body) }),
    }));
}

function brokenRequests({ path, method, query, body }: Operation): Arbitrary<Request> {
  const text = fc.oneof(
    hostileTexts,
    brokenFrom(body ? valuesOf(body) : fc.jsonValue()).map((value) => JSON.stringify(value) ?? 'null'),
  );
  return fc
    .record({
      known: fc.option(knownIds, { freq: 2 }),
      values: fc.dictionary(fc.constantFrom('x', 'recipe', 'accountId', '__proto__'), hostileValues),
      query: query ? brokenFrom(valuesOf(query)) : fc.dictionary(fc.string(), fc.string()),
      type: fc.oneof(
        { weight: 3, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: contentTypes },
      ),
      text,
      key: fc.option(fc.string({ maxLength: 300 })),
    })
    .map((parts) => ({
      url: urlOf(path, parts.known, parts.values, parts.query),
      headers: {
        'content-type': parts.type,
        ...(parts.key === null ? {} : { 'idempotency-key': parts.key.replaceAll(/[^\x20-\x7e]/g, '?') }),
      },
      ...(method === 'GET' ? {} : { body: parts.text }),
    }));
}

function urlOf(path: string, known: string | null, parameters: unknown, query: unknown): string {
  const values = (parameters ?? {}) as Readonly<Record<string, unknown>>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encoded(known ?? values[name] ?? Object.values(values)[0] ?? 'x'),
  );
  const pairs = Object.entries((query ?? {}) as Readonly<Record<string, unknown>>).map(
    ([name, value]) => `${encoded(name)}=${encoded(value)}`,
  );
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

const encoded = (value: unknown): string =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()) ||
  '%20';
