import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { worldHeader } from '../../../contracts/api/headers.ts';
import type { WorldRecipe, WorldTicket } from '../../../contracts/operations/mock-schemas.ts';
import { textOf } from '../../test/legacy.ts';
import { testApp } from '../../test/server.ts';
import { changesOf, demoNamed } from '../demos/library.ts';
import type { PageData } from './client/bar/page-data.ts';
import { folderWith, manifestWith } from '../../test/folder.ts';

const script = 'assets/presenter-1a2b.js';

/** Returns a folder with a built SPA and a built console. */
function built(context: TestContext, manifest = manifestWith(script)) {
  const root = folderWith(context, {
    'index.html': '<head><script nonce="__CSP_NONCE__"></script></head><body>',
    'manifest.json': manifest,
    'assets/a.js': '',
  });
  return { webRoot: root, consoleRoot: root };
}

/** Returns a function that opens the product in a new world. */
async function opener(context: TestContext, options: Parameters<typeof testApp>[1] = {}) {
  const app = await testApp(context, { ...built(context), ...options });
  return async (recipe: WorldRecipe, url = '/') => {
    const made = await app.inject({ method: 'POST', url: '/mock/worlds', payload: recipe });
    const { id } = made.json<WorldTicket>();
    return app.inject({ url, headers: { [worldHeader]: id, accept: 'text/html' } });
  };
}

/** Returns the data for the presenter's script. */
function dataOf(body: string): PageData {
  const [, content = ''] = /<meta name="presenter" content="([^"]*)">/.exec(body) ?? [];
  return JSON.parse(textOf(content)) as PageData;
}

test('a world without a presenter has the page as it was built', async (context) => {
  const open = await opener(context);
  const { body } = await open({});
  assert.match(body, /^<head><script nonce="[^"]+"><\/script><\/head><body>$/);
});

test('a world with a presenter has its script in every page, with the nonce of the policy', async (context) => {
  const open = await opener(context);
  for (const url of ['/', '/dashboard', '/lf/loan-pipeline']) {
    const { body, headers } = await open({ presenter: {} }, url);
    const [, nonce = ''] =
      new RegExp(`<script type="module" nonce="([^"]+)" src="/mock/console/${script}"></script>`).exec(
        body,
      ) ?? [];
    assert.ok(String(headers['content-security-policy']).includes(`'nonce-${nonce}'`), url);
    assert.doesNotMatch(String(headers['content-security-policy']), /script-src[^;]*unsafe/);
  }
});

test('the page has the title, the steps and the start of the demo', async (context) => {
  const open = await opener(context);
  const demo = demoNamed('outage');
  assert.ok(demo);
  const { body } = await open({ name: 'here', presenter: { demo: 'outage', step: 2 } });
  const { demo: outline, ...rest } = dataOf(body);
  assert.deepEqual(rest, { world: 'here', demoName: 'outage', step: 2 });
  assert.deepEqual([outline?.title, outline?.start], [demo.title, demo.steps[0]?.at ?? '/']);
  const changes = demo.steps.map((step) => changesOf(step)[0] ?? null);
  assert.ok(changes.some((change) => change !== null));
  assert.deepEqual(
    outline?.steps,
    demo.steps.map((step, index) => ({ do: step.do, say: step.say, change: changes[index] })),
  );
});

test('the page has the name of the world, and a bar without a demo has no steps', async (context) => {
  const open = await opener(context);
  const name = `Anna's "first" <demo> & more`;
  const { body } = await open({ name, presenter: { step: 3 } });
  assert.deepEqual(dataOf(body), { world: name, demoName: null, demo: null, step: 3 });
});

test('a console without the script of the presenter is refused at the start', async (context) => {
  await assert.rejects(testApp(context, built(context, '{}')), /has no script of the presenter/);
});
