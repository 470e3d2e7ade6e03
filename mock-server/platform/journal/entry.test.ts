import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyHeader } from '../../../contracts/api/headers.ts';
import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import { curlLines } from '../../tools/console/client/pretty.ts';
import { worldOf } from '../../test/legacy.ts';
import { loanRequest, newWorld, signedIn, testApp } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';
import { journalOf, stateOf } from '../../test/control.ts';

/** Runs a command in the shell for which the curl commands are written. */
const shell = (command: string): Promise<string> =>
  promisify(execFile)('sh', ['-c', command], { encoding: 'utf8' }).then(({ stdout }) => stdout);

/** Returns the newest entry of a world with its curl command. */
async function newestOf(app: FastifyInstance, world: string): Promise<JournalEntry> {
  const entry = (await journalOf(app, world)).at(-1);
  assert.ok(entry);
  return entry;
}

/**
 * Lets the app listen at an address, because curl needs one. Returns a function that runs a command at this address.
 */
async function open(app: FastifyInstance): Promise<(command: string) => Promise<string>> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return (command) =>
    shell(curlLines(command).replaceAll('http://localhost:80/', `http://127.0.0.1:${port}/`));
}

const hasCurl = ((): boolean => {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
const skip = hasCurl ? false : 'there is no curl on this machine';

test('the curl command of a GET gets the same response', { skip }, async (context) => {
  const app = await testApp(context);
  const paste = await open(app);
  const id = await newWorld(app);
  const response = await (await signedIn(app, 'closing', id)).get('/api/navigation/user');
  const { caller, curl } = await newestOf(app, id);
  assert.equal(caller, 'closing');
  assert.equal(await paste(curl), response.body);
});

test('the curl command of a creation creates another loan', { skip }, async (context) => {
  const app = await testApp(context);
  const paste = await open(app);
  const id = await newWorld(app);
  await (await signedIn(app, 'lending-staff', id)).post('/api/loans', {
    ...loanRequest,
    borrowerDetails: { ...loanRequest.borrowerDetails, lastName: `O'Hara "$HOME" \`x\`` },
  });
  const { curl } = await newestOf(app, id);
  assert.match(await paste(curl), /"status":"success"/);
  const { loans } = await stateOf(app, id);
  assert.equal(loans, 34);
});

test('the curl command of a creation with an idempotency key has a new key, and creates one loan', {
  skip,
}, async (context) => {
  const app = await testApp(context);
  const paste = await open(app);
  const id = await newWorld(app);
  const staff = await signedIn(app, 'lending-staff', id);
  await staff.post('/api/loans', loanRequest, { [idempotencyKeyHeader]: 'of-the-page' });
  const { curl } = await newestOf(app, id);
  const first = await paste(curl);
  assert.match(first, /"status":"success"/);
  assert.equal(await paste(curl), first);
  assert.equal((await stateOf(app, id)).loans, 34);
});

test('the curl commands of a page and its form repeat them', { skip }, async (context) => {
  const app = await testApp(context);
  const paste = await open(app);
  const world = await worldOf(app, 'processor');
  const query = { accountId: 123_404 };
  const page = await world.open('LoanSummary', query);
  const { caller, curl } = await newestOf(app, world.id);
  assert.equal(caller, 'processor');
  const withoutNonce = (text: string): string => text.replaceAll(/nonce="[^"]*"/g, '');
  assert.equal(withoutNonce(await paste(curl)), withoutNonce(page.body));

  await world.send('AddNote', query, { text: "It's 100 % done & dusted", isShared: 'yes' });
  const sent = await newestOf(app, world.id);
  assert.match(sent.requestBody ?? '', /text=It%27s\+100\+%25\+done\+%26\+dusted/);
  await paste(sent.curl);
  const notes = (await world.open('ViewNotes', query)).body;
  assert.equal([...notes.matchAll(/It&#39;s 100 % done &amp; dusted/g)].length, 2);
});

test('the curl command of an unknown user has a placeholder for the token', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app);
  await app.inject({ url: '/api/navigation/user', headers: { 'x-world': id } });
  const { caller, curl } = await newestOf(app, id);
  assert.equal(caller, null);
  assert.match(curl, /-H "authorization: Bearer \$ACCESS_TOKEN"$/);
});
