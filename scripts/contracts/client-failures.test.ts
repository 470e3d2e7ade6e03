import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { openSite } from '../../features/support/app.ts';
import { type Outcome, outcomesIn } from '../build/client/foreign-playwright.ts';
import { foreignProject } from '../build/client/foreign-project.ts';
import type { WorldRecipe } from '../../contracts/operations/mock-schemas.ts';

const specification = `import { expect, test } from '@threshold-mock/client/playwright';

test.use({ recipe: { persona: 'closing' }, unexpectedRequests: 'fail' });

const create = async (request, world, data) => {
  const { accessToken } = await world.issueToken({ persona: 'lending-staff' });
  const headers = { authorization: \`Bearer \${accessToken}\`, cookie: 'XSRF-TOKEN=any-text-of-some-length', 'x-xsrf-token': 'any-text-of-some-length' };
  await request.post('/api/loans', { headers, data });
};

test('unmet and unexpected', async ({ request, world }) => {
  await request.get('/api/configuration');
  await request.get('/api/nowhere');
  await expect(world).toHaveRequested('getConfiguration', { times: 2, timeout: 200 });
});

test('only unexpected', async ({ request }) => {
  await request.get('/api/nowhere');
});

test('another request', async ({ request, world }) => {
  await request.get('/api/configuration');
  await expect(world).toHaveRequested('logout', { timeout: 200 });
});

test('another body', async ({ request, world }) => {
  world.expectUnexpected({ operation: 'createLoan', status: 400 });
  world.expectUnexpected({ operation: 'createLoan', status: 400 });
  await create(request, world, { isLead: true, borrowerDetails: { firstName: 'Ada', lastName: 'Kestrel' }, terms: [1, 2] });
  await create(request, world, { isLead: false, borrowerDetails: { firstName: 'Ines' }, terms: [1, 2] });
  const body = { isLead: false, borrowerDetails: { firstName: 'Ines', lastName: 'Kestrel' }, terms: [1, 3, 5] };
  await expect(world).toHaveRequested('createLoan', { body, status: 200, timeout: 200 });
});

test('one of two is allowed', async ({ request, world }) => {
  world.expectUnexpected({ operation: 'createLoan', status: 400 });
  await create(request, world, { isLead: true });
  await create(request, world, { isLead: true });
});

test('allowed', async ({ request, world }) => {
  world.expectUnexpected({ operation: 'createLoan', status: 400 });
  world.expectUnexpected({ path: '/api/nowhere', status: 404 });
  await create(request, world, { isLead: true });
  await request.get('/api/nowhere?x=1');
});

test('allowed but not sent', async ({ world }) => {
  world.expectUnexpected({ operation: 'createLoan', status: 400 });
});

test('a late request', async ({ request, world }) => {
  const sent = new Promise((done) => setTimeout(() => done(request.get('/api/configuration')), 1_700));
  await expect(world).toHaveRequested('getConfiguration', { timeout: 2_000 });
  await sent;
});

test('a late request, waited for without a timeout', async ({ request, world }) => {
  const sent = new Promise((done) => setTimeout(() => done(request.get('/api/configuration')), 300));
  await expect(world).toHaveRequested('getConfiguration', { timeout: 0 });
  await sent;
});

test('an unknown operation', async ({ world }) => {
  await expect(world).toHaveRequested('getConfigration');
});

test('a wrong fault', async ({ world }) => {
  await world.changeWorld({ faults: { silent: { operation: 'getUsr', kind: 'hang' } } });
});

test('deleted', async ({ world }) => {
  await world.deleteWorld();
});

test('deleted after an unexpected request', async ({ request, world }) => {
  await request.get('/api/nowhere');
  await world.deleteWorld();
});

test('allowed twice, sent once', async ({ request, world }) => {
  world.expectUnexpected({ operation: 'createLoan', status: 400 });
  world.expectUnexpected({ operation: 'createLoan', status: 400 });
  await create(request, world, { isLead: true });
});
`;

const wrongRecipe = `import { test } from '@threshold-mock/client/playwright';

test.use({ recipe: { loans: { 123404: { dashboard: { loanDetails: { rate: 7 } } } } } });

test('a wrong recipe', async ({ world }) => {
  await world.getWorld();
});
`;

let outcomes: readonly Outcome[] = [];
let site: Awaited<ReturnType<typeof openSite>>;
let origin = '';
let folder = '';

describe('failures of the client package', () => {
  before(async () => {
    site = await openSite();
    ({ origin } = site);
    const project = await foreignProject();
    folder = project.folder;
    project.write('failing/failing.spec.ts', specification);
    project.write('failing/recipe.spec.ts', wrongRecipe);
    project.write(
      'failing.config.ts',
      `export default { testDir: 'failing', workers: 1, use: { baseURL: '${origin}' }, projects: [{ name: 'failing' }] };\n`,
    );
    outcomes = await outcomesIn(project, 'failing.config.ts');
  });

  after(() => site.close());

  const outcomeOf = (title: string): Outcome =>
    outcomes.find((outcome) => outcome.title === title) ?? assert.fail(title);
  const messagesOf = (title: string): string =>
    // Playwright colors the lines of the code frame.
    stripVTControlCharacters(
      outcomeOf(title)
        .errors.map(({ message }) => message)
        .join('\n'),
    );
  const attached = (title: string, name: string): string =>
    Buffer.from(
      outcomeOf(title).attachments.find((one) => one.name === name)?.body ?? '',
      'base64',
    ).toString();

  test('the report of a failed test has the journal, the recipe and the unexpected requests', () => {
    const title = 'unmet and unexpected';
    assert.match(
      messagesOf(title),
      /Expected requests: 2\s+Received requests: 1, after \d+ ms\s+The journal has these requests of getConfiguration:\s+1\. GET \/api\/configuration 200/,
    );
    assert.match(
      messagesOf(title),
      /1 unexpected request:\s+2\. GET \/api\/nowhere 404 path-unknown: There is no/,
    );
    assert.match(attached(title, 'journal'), /"operation": "getConfiguration"/);
    assert.deepEqual(JSON.parse(attached(title, 'recipe')), { persona: 'closing', seed: 'standard' });
  });

  test('what reproduces a failure starts a server at the port of baseURL, and needs no server or world of the run', () => {
    const title = 'unmet and unexpected';
    const { port } = new URL(origin);
    const steps = attached(title, 'reproduce');
    assert.match(steps, /^# failing\.spec\.ts:11 .*unmet and unexpected\n/);
    assert.match(steps, new RegExp(`^npx threshold-mock-server --port ${port}$`, 'm'));
    assert.match(steps, new RegExp(`^export SERVER=http://localhost:${port}$`, 'm'));
    assert.match(steps, /^npx playwright test failing\.spec\.ts:11 --project=failing$/m);
    assert.match(steps, new RegExp(`^http://localhost:${port}/mock/enter\\?recipe=\\S+$`, 'm'));
    const start = JSON.parse(attached(title, 'start')) as WorldRecipe;
    assert.deepEqual([start.persona, start.clock?.isFrozen], ['closing', false]);
    assert.match(start.clock?.now ?? '', /^\d{4}-\d\d-\d\dT/);
    const journal = JSON.parse(attached(title, 'journal')) as readonly { readonly curl: string }[];
    const curls = journal.map(({ curl }) => curl).join('\n');
    for (const text of [steps, attached(title, 'start'), attached(title, 'recipe'), curls])
      assert.ok(!text.includes(origin), text);
    assert.match(curls, /^curl ''"\$SERVER"'\/api\/configuration' -H 'x-world: '"\$WORLD"''$/m);
  });

  test('a test that fails only by an unexpected request has the attachments, too', () => {
    const title = 'only unexpected';
    assert.match(messagesOf(title), /1 unexpected request:\s+1\. GET \/api\/nowhere 404/);
    assert.deepEqual(
      outcomeOf(title)
        .attachments.slice(0, 4)
        .map(({ name }) => name),
      ['journal', 'recipe', 'reproduce', 'start'],
    );
  });

  test('an unmet expectation lists the requests that the world had instead', () => {
    assert.match(
      messagesOf('another request'),
      /Received requests: 0, after \d+ ms\s+The journal has no request of logout\. It has these requests:\s+1\. GET \/api\/configuration 200/,
    );
  });

  test('a request whose body differs is shown with the first three parts that differ, the nearest request first', () => {
    assert.match(
      messagesOf('another body'),
      new RegExp(
        [
          'The journal has these requests of createLoan:',
          '2\\. POST /api/loans 400 invalid-request',
          'status: expected 200, received 400',
          'body\\.borrowerDetails\\.lastName: expected "Kestrel", received nothing',
          'body\\.terms\\[1\\]: expected 3, received 2',
          'and 1 more part',
          '1\\. POST /api/loans 400 invalid-request',
          'status: expected 200, received 400',
          'body\\.isLead: expected false, received true',
          'body\\.borrowerDetails\\.firstName: expected "Ines", received "Ada"',
          'and 2 more parts',
        ].join('\\s+'),
      ),
    );
  });

  test('one expected refusal is allowed, and the failure by another one names the way', () => {
    assert.deepEqual(outcomeOf('allowed').errors, []);
    assert.match(
      messagesOf('one of two is allowed'),
      /1 unexpected request:\s+2\. POST \/api\/loans 400 invalid-request.*\s+If the test means it, allow one such request: world\.expectUnexpected\(\{ operation: 'createLoan', status: 400 \}\)/,
    );
    assert.match(
      messagesOf('only unexpected'),
      /world\.expectUnexpected\(\{ method: 'GET', path: '\/api\/nowhere', status: 404 \}\)/,
    );
  });

  test('an allowed request that is not sent fails the test', () => {
    for (const title of ['allowed but not sent', 'allowed twice, sent once'])
      assert.match(
        messagesOf(title),
        /has not received a request that the test expects: world\.expectUnexpected\(\{ operation: 'createLoan', status: 400 \}\)/,
        title,
      );
  });

  test('a test may delete its world, and still fails by an unexpected request', () => {
    assert.deepEqual(outcomeOf('deleted').errors, []);
    assert.equal(outcomeOf('deleted after an unexpected request').errors.length, 1);
    assert.match(
      messagesOf('deleted after an unexpected request'),
      /1 unexpected request:\s+1\. GET \/api\/nowhere 404/,
    );
  });

  test('an expectation looks until the end of its timeout', () => {
    assert.deepEqual(outcomeOf('a late request').errors, []);
    assert.deepEqual(outcomeOf('a late request, waited for without a timeout').errors, []);
  });

  test('an error of a recipe, a fault or an operation has the line of the test', () => {
    for (const [title, file, line, words] of [
      [
        'a wrong recipe',
        'recipe.spec.ts',
        5,
        /dashboard\.loanDetails\.rate: must be a fraction .*write 0\.07 for 7%/,
      ],
      ['a wrong fault', 'failing.spec.ts', 69, /faults\.silent\.operation: .*did you mean getUser\?/],
      ['an unknown operation', 'failing.spec.ts', 65, /Did you mean getConfiguration/],
    ] as const) {
      assert.match(messagesOf(title), words);
      const [error] = outcomeOf(title).errors;
      assert.deepEqual(
        [error?.location?.file, error?.location?.line],
        [join(folder, 'failing', file), line],
        title,
      );
    }
  });

  test('every file of a stack is installed', () => {
    const files = outcomes.flatMap(({ title }) =>
      [...messagesOf(title).matchAll(/^\s+at (?:.*\()?(\/[^\s():]+):\d+/gm)].map(([, file = '']) => file),
    );
    assert.ok(files.length > 0);
    assert.deepEqual(
      files.filter((file) => !existsSync(file)),
      [],
    );
  });
});
