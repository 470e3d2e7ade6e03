import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import type { Har, Recording } from '../../../contracts/operations/recording.ts';
import { commonServer } from '../../testing/common-server.ts';
import { fieldsOf, newWorld, signedIn, type TestUser } from '../../testing/server.ts';
import { backend, inFront } from '../../testing/upstream.ts';
import { stateOf } from '../../testing/control.ts';

/** Responses of a real system by path. */
type Answers = Readonly<Record<string, unknown>>;

const harOf = (answers: Answers, status = 200) => ({
  log: {
    entries: Object.entries(answers).map(([path, body]) => ({
      request: { method: 'GET', url: `https://real.example/los${path}` },
      startedDateTime: '2026-05-04T10:00:00.000+02:00',
      response: { status, content: { text: typeof body === 'string' ? body : JSON.stringify(body) } },
    })),
  },
});

async function imported(app: FastifyInstance, har: object): Promise<Recording> {
  const answer = await app.inject({ method: 'POST', url: '/mock/recordings', payload: har });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<Recording>();
}

const readAs = async (user: TestUser, path: string): Promise<unknown> => (await user.get(path)).json();

/** Returns responses of an imagined real system: those of the mock server, with other identifiers and names. */
async function realAnswers(app: FastifyInstance): Promise<Answers> {
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  const read = (path: string) => readAs(user, path);
  const dashboard = (await read('/api/loans/123404/dashboard')) as LoanDashboard;
  const account = {
    ...((await read('/api/navigation/account/by-id/123404')) as object),
    generalAccountId: 5_551_234,
  };
  return {
    '/api/navigation/user': await read('/api/navigation/user'),
    '/api/navigation/menu/reports': await read('/api/navigation/menu/reports'),
    '/api/loans/institutions': await read('/api/loans/institutions'),
    '/api/loans/originators/101': await read('/api/loans/originators/101'),
    '/api/loans/products/302/101': await read('/api/loans/products/302/101'),
    '/api/loans/licenses/302/101': await read('/api/loans/licenses/302/101'),
    '/api/navigation/account/by-id/5551234': account,
    '/api/loans/5551234/dashboard': { ...dashboard, loanNumber: '77-5551234' },
  };
}

describe('recordingOf', () => {
  test('turns the responses of a real system into a recipe without its names and numbers', async () => {
    const { app } = await commonServer();
    const answers = await realAnswers(app);
    const { recipe, kept, skipped } = await imported(app, harOf(answers));
    assert.deepEqual([kept.length, skipped], [Object.keys(answers).length, []]);
    assert.equal(recipe.persona, 'lending-staff');
    const text = JSON.stringify(recipe);
    const real = answers['/api/loans/5551234/dashboard'] as LoanDashboard;
    const { borrowerLastName, emailAddress, streetAddress } = real.primaryBorrower;
    for (const secret of ['5551234', 'Sandoval', borrowerLastName, emailAddress, streetAddress, 'Alvarado'])
      assert.ok(secret !== null && !text.includes(secret), String(secret));
    const id = await newWorld(app, recipe);
    assert.equal((await stateOf(app, id)).loans, 1);
    const user = await signedIn(app, 'lending-staff', id);
    const shown = (await readAs(user, '/api/loans/900001/dashboard')) as LoanDashboard;
    assert.deepEqual(shown.ratios, real.ratios);
    assert.equal(shown.loanDetails.loanAmount, real.loanDetails.loanAmount);
    assert.equal(shown.loanNumber, '1000900001');
    assert.deepEqual(
      await readAs(user, '/api/navigation/menu/reports'),
      answers['/api/navigation/menu/reports'],
    );
    const { institutions } = (await readAs(user, '/api/loans/institutions')) as { institutions: object[] };
    assert.ok(institutions.some((each) => JSON.stringify(each).includes('"institutionId":901')));
  });

  test('replaces a name by the same invented name everywhere', async () => {
    const { app } = await commonServer();
    const answers = await realAnswers(app);
    const originators = answers['/api/loans/originators/101'] as { firstName: string; lastName: string }[];
    const dashboard = answers['/api/loans/5551234/dashboard'] as LoanDashboard;
    const assignedUsers = originators.map((one) => ({
      ...one,
      roleDescription: null,
      originatorUserId: undefined,
    }));
    const { recipe } = await imported(
      app,
      harOf({ ...answers, '/api/loans/5551234/dashboard': { ...dashboard, assignedUsers } }),
    );
    const namesOf = (people: readonly { readonly firstName: string; readonly lastName: string }[] = []) =>
      people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const names = namesOf(recipe.loans?.[0]?.dashboard?.assignedUsers);
    assert.equal(new Set(names).size, originators.length);
    assert.deepEqual(
      namesOf(recipe.institutions?.find((each) => each.originators.length > 0)?.originators),
      names,
    );
  });

  test('leaves out a response that violates its schema, and lists it with the field', async () => {
    const { app } = await commonServer();
    const answers = await realAnswers(app);
    const dashboard = answers['/api/loans/5551234/dashboard'] as LoanDashboard;
    const { kept, skipped, recipe } = await imported(
      app,
      harOf({
        '/api/navigation/user': answers['/api/navigation/user'],
        '/api/loans/8/dashboard': { ...dashboard, hasCoBorrower: 'yes' },
        '/api/loans/9/dashboard': JSON.stringify(dashboard).slice(0, 100),
        '/api/alive': null,
        '/api/navigation/menu/home': [],
      }),
    );
    assert.deepEqual(kept, [{ operation: 'getUser', path: '/los/api/navigation/user' }]);
    assert.equal(recipe.loans, undefined);
    assert.deepEqual(
      skipped.map(({ reason }) => reason),
      [
        'getLoanDashboard breaks its contract: hasCoBorrower must be boolean.',
        'The body is not valid JSON: it may be cut off after 100 characters.',
        'Responses of this path cannot become part of a recipe.',
        'There is no such menu. The menus are reports, delivery, resources, rates.',
      ],
    );
    const failed = await imported(app, harOf({ '/api/navigation/user': {} }, 500));
    assert.deepEqual(failed.skipped[0]?.reason, 'getUser responded with 500.');
  });

  test('has the time of the latest response of a HAR file, also if its entries are not sorted', async () => {
    const { app } = await commonServer();
    const entries = ['2026-05-04T10:00:00Z', '2026-05-03T10:00:00Z'].map((startedDateTime) => ({
      request: { method: 'GET', url: 'https://real.example/api/navigation/user' },
      startedDateTime,
      response: { status: 500, content: {} },
    }));
    const { recipe } = await imported(app, { log: { entries } });
    assert.equal(recipe.now, '2026-05-04T10:00:00.000Z');
  });

  test('leaves out fields that a recipe does not have', async () => {
    const { app } = await commonServer();
    const answers = await realAnswers(app);
    const dashboard = answers['/api/loans/5551234/dashboard'] as LoanDashboard;
    const { recipe, skipped } = await imported(
      app,
      harOf({
        '/api/loans/5551234/dashboard': {
          ...dashboard,
          loanDetails: { ...dashboard.loanDetails, loanAmount: -1 },
        },
      }),
    );
    assert.deepEqual(recipe, { seed: 'empty', now: '2026-05-04T08:00:00.000Z' });
    assert.match(
      skipped[0]?.reason ?? '',
      /^A recipe cannot have this value: dashboard\.loanDetails\.loanAmount must be/,
    );
  });

  test('takes a HAR file with long scripts and addresses, and skips bodies that are too large', async () => {
    const { app } = await commonServer();
    const answers = await realAnswers(app);
    const user = '/api/navigation/user';
    const { kept, skipped } = await imported(app, {
      log: {
        entries: [
          ...harOf({ '/app.js': '{"a":"b"};'.repeat(400_000), [user]: answers[user] }).log.entries,
          ...harOf({ [`/${'a/'.repeat(100_000)}`]: null }).log.entries,
          ...harOf({ [user]: '['.repeat(1_000_000) }).log.entries,
          ...harOf({ [user]: `[${'1,'.repeat(75_000)}1]` }).log.entries,
        ],
      },
    });
    assert.deepEqual(
      kept.map(({ operation }) => operation),
      ['getUser'],
    );
    assert.deepEqual(
      skipped.map(({ reason }) => reason),
      [
        'Responses of this path cannot become part of a recipe.',
        'Responses of this path cannot become part of a recipe.',
        'The body is nested more than 32 levels deep.',
        'The body has more than 75,000 values.',
      ],
    );
  });

  test('rejects a file that is not HAR with the missing field', async () => {
    const { app } = await commonServer();
    const answer = await app.inject({ method: 'POST', url: '/mock/recordings', payload: { log: {} } });
    assert.deepEqual([answer.statusCode, fieldsOf(answer)], [400, ['log.entries']]);
  });

  test('contains whole bodies of the backend, also if the journal truncates them', async (context) => {
    const { app: common } = await commonServer();
    const answers = await realAnswers(common);
    const menu = answers['/api/navigation/menu/reports'] as object[];
    const long = Array.from({ length: 30 }, () => menu).flat();
    const { app: real, listen } = await backend(context);
    real.get('/api/navigation/menu/:menu', () => long);
    const { app, id, user } = await inFront(context, await listen());
    await user.get('/api/navigation/menu/reports');
    const { recipe, skipped } = (await app.inject(`/mock/worlds/${id}/recording`)).json<Recording>();
    assert.deepEqual(skipped, []);
    assert.equal(recipe.menus?.[0]?.entries.length, long.length);
    assert.ok(JSON.stringify(long).length > 4_096);
  });
});

test('the recording of a world with a clock of its own has the time of that clock', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app, { now: '2026-06-01T12:00:00Z' });
  const user = await signedIn(app, 'closing', id);
  await user.get('/api/loans/123404/dashboard');
  const { recipe } = (await app.inject(`/mock/worlds/${id}/recording`)).json<Recording>();
  assert.equal(recipe.now, '2026-06-01T12:00:00.000Z');
});

describe('the HAR file of a journal', () => {
  test('has every request and can be imported as a recording', async () => {
    const { app } = await commonServer();
    const id = await newWorld(app);
    const user = await signedIn(app, 'closing', id);
    await user.get('/api/loans/123404/dashboard');
    await user.get('/api/nowhere?again=1');
    const answer = await app.inject(`/mock/worlds/${id}/journal/har`);
    assert.match(String(answer.headers['content-disposition']), /journal\.har/);
    const har = answer.json<Har>();
    assert.deepEqual(
      har.log.entries.map(({ request, response }) => [request.method, request.url, response.status]),
      [
        ['GET', 'http://localhost/api/loans/123404/dashboard', 200],
        ['GET', 'http://localhost/api/nowhere?again=1', 404],
      ],
    );
    const { kept, skipped } = await imported(app, har);
    assert.deepEqual([kept.length, skipped.length], [1, 1]);
  });
});
