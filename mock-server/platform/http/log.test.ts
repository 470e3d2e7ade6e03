import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fastify, { type FastifyInstance } from 'fastify';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import type { AppOptions } from '../../app/app.ts';
import { authorizeAddress, codeFor, redeem, signIn } from '../../test/sign-in.ts';
import { providerPaths } from '../../../contracts/api/provider-paths.ts';
import { processorTime } from '../../test/processor-time.ts';
import { openStore } from '../worlds/open-store.ts';
import type { Loans } from '../../store/repositories/loans.ts';
import { antiForgery, loanRequest, newWorld, storeWith, testApp } from '../../test/server.ts';
import { upstreamOf } from '../upstream/upstream.ts';
import { logOf } from './log.ts';
import { journalOf } from '../../test/control.ts';

/** Mail address of a borrower in the seed. */
const mail = 'grace.steadfast@example.org';
const surname = 'Steadfast';

const taxIdentifiers = ['000121234', '900-12-3456', '912 34 5678'] as const;

/** Starts a server at log level trace; `lines` collects its log. */
async function talkative(context: TestContext, options: Partial<AppOptions> = {}) {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  return { app: await testApp(context, { ...options, logLevel: 'trace', logTo }), lines };
}

const borrower = { ...loanRequest.borrowerDetails, taxIdentifier: taxIdentifiers[1] };

/** Sends valid and invalid requests that contain secrets. Returns the secrets and the bodies of all problems. */
async function visit(app: FastifyInstance): Promise<{ secrets: string[]; bodies: string[]; world: string }> {
  const world = await newWorld(app);
  const place = { 'x-world': world };
  const { accessToken, refreshToken, idToken, cookie } = await signIn(app, 'lending-staff', place);
  const code = await codeFor(app, { ...place, cookie });
  const session = cookie.split('=')[1] ?? '';
  const separated = ['912_73_3446', '(912)733446'];
  const secrets = [accessToken, refreshToken, idToken, code, session, ...taxIdentifiers, ...separated];
  const headers = { ...place, ...antiForgery, authorization: `Bearer ${accessToken}` };
  const refused: string[] = [];
  const ask = async (url: string, payload?: object, more = {}) => {
    const sent = payload === undefined ? {} : { method: 'POST' as const, payload };
    const { statusCode, body } = await app.inject({ url, headers: { ...headers, ...more }, ...sent });
    if (statusCode >= 400) refused.push(body);
  };
  await redeem(app, { code, code_verifier: 'wrong' }, place);
  await redeem(app, { code: `${code}x` }, place);
  await ask('/api/loans', loanRequest);
  await ask('/api/loans', { ...loanRequest, borrowerDetails: borrower });
  await ask('/api/loans', { ...loanRequest, [taxIdentifiers[2]]: 1, taxIdentifier: taxIdentifiers[0] });
  await ask('/api/navigation/user', undefined, { authorization: `Bearer ${accessToken}x` });
  await ask(`/api/navigation/account/${taxIdentifiers[0]}`);
  await ask(`/nowhere/${taxIdentifiers[1]}?code=${code}&access_token=${accessToken}`);
  await ask(`/nowhere/${separated[0]}?a=${separated[1]}`);
  await ask(`/api/navigation/account/${separated[0]}`);
  await ask(`/%zz?id_token_hint=${idToken}`);
  await ask(`/nowhere?mail=${encodeURIComponent(mail)}`);
  await ask(`${legacyPages['loan-pipeline'].path}?search=${surname}&handedOver=true`, undefined, { cookie });
  await ask(authorizeAddress({}, { login_hint: mail }), undefined, { cookie });
  await ask(`/callback?code=${code}`, undefined, { accept: 'text/html', cookie });
  await ask(`${legacyPages['loan-pipeline'].path}?search=${taxIdentifiers[2]}`, undefined, { cookie });
  await ask(authorizeAddress({}, { login_hint: idToken }), undefined, { cookie });
  await ask(`${providerPaths.logout}?id_token_hint=${idToken}`, undefined, { cookie });
  await ask('/api/loans/123401/dashboard');
  return { secrets, bodies: refused, world };
}

function assertNone(texts: readonly string[], secrets: readonly string[], where: string): void {
  for (const text of texts) {
    for (const secret of secrets) {
      // The last 24 characters are searched for too: they are part of a token's signature.
      for (const part of [secret, secret.slice(-24)]) assert.ok(!text.includes(part), `${where}: ${text}`);
    }
  }
}

test('no secret is in the log at level trace, in the journal, or in a problem', async (context) => {
  const sound = await openStore(':memory:');
  context.after(() => sound.close());
  const told = `borrower ${taxIdentifiers[1]} of ${mail} with token eyJhbGciOiJFUzI1NiJ9.e30.c2VjcmV0`;
  const loansIn = (worldId: string): Partial<Loans> => ({
    create: (...creation) => sound.in(worldId).loans.create(...creation),
    dashboardJson: () => Promise.reject(Object.assign(new Error(told), { authorization: 'Bearer planted' })),
  });
  const { app, lines } = await talkative(context, { store: storeWith(sound, 'loans', loansIn) });
  const { secrets, bodies, world } = await visit(app);
  const journal = JSON.stringify(await journalOf(app, world));
  assert.ok(lines.length > 30, `${lines.length} lines`);
  assert.ok(lines.some((line) => line.includes('"url":"/api/navigation/account/:applicationIdentifier"')));
  assert.ok(lines.some((line) => line.includes('"url":"(no route)"')));
  assert.ok(lines.some((line) => line.includes('borrower *** of *** with')));
  assertNone(lines, [mail, encodeURIComponent(mail), surname], 'log');
  assert.ok(bodies.length > 6, `${bodies.length} refusals`);
  const all = [...secrets, 'Bearer planted', 'c2VjcmV0', 'a-token-of-the-right-length'];
  assertNone(lines, all, 'log');
  assertNone([journal], all, 'journal');
  assertNone(bodies, all, 'refusal');
  for (const line of lines) assert.doesNotThrow(() => JSON.parse(line) as unknown, line);
});

test('no secret is in the log when an upstream server closes the connection', async (context) => {
  const backend = fastify({ forceCloseConnections: true });
  context.after(() => backend.close());
  backend.post('/api/loans', (_request, reply) => {
    reply.raw.destroy();
  });
  const url = await backend.listen({ host: '127.0.0.1', port: 0 });
  const upstream = upstreamOf({ url, operations: 'createLoan', host: 'localhost', port: 0 });
  const { app, lines } = await talkative(context, { upstream });
  const { secrets, bodies } = await visit(app);
  assert.ok(bodies.some((body) => body.includes('upstream-unreachable')));
  assertNone(lines, secrets, 'log');
  assertNone(bodies, secrets, 'refusal');
});

/** Returns a line as the log writes it. */
function written(line: string): string {
  const lines: string[] = [];
  const logger = logOf('info', { write: (text) => void lines.push(text) });
  assert.ok(typeof logger === 'object' && 'stream' in logger && logger.stream);
  logger.stream.write(line);
  return lines.join('');
}

test('a mail address is masked wherever it stands', () => {
  for (const text of [
    `a ${surname}@example.org`,
    `/x/${surname}@mail.example.org`,
    `${surname}%40mail.example.org`,
  ]) {
    const line = written(JSON.stringify({ text, status: 200 }));
    assert.doesNotMatch(line, new RegExp(surname), line);
    assert.deepEqual(Object.keys(JSON.parse(line) as object), ['text', 'status'], line);
  }
});

test('a log line of 64 kB is masked within 50 ms of processor time', () => {
  for (const unit of [
    'ssn',
    '\\',
    'a',
    '?',
    '?a',
    '&a=',
    'a@',
    'a@1.',
    'a@a.',
    'a%40',
    '.',
    '-',
    '"',
    'token=',
    '%20',
  ]) {
    const line = JSON.stringify({ url: `/health?${unit.repeat(65_536 / unit.length)}` });
    const milliseconds = processorTime(() => written(line));
    assert.ok(milliseconds < 50, `${unit}: ${milliseconds} ms`);
  }
});
