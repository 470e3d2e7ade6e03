import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { testApp } from '../../test/server.ts';

function siteFolder(context: TestContext): string {
  const root = mkdtempSync(join(tmpdir(), 'threshold-spec-'));
  context.after(() => rmSync(root, { recursive: true }));
  return root;
}

function build(root: string, title = 'Overview'): void {
  mkdirSync(join(root, 'rules'), { recursive: true });
  writeFileSync(join(root, 'index.html'), `<title>${title}</title>`);
  writeFileSync(join(root, 'rules', 'a.html'), '<title>Rule</title>');
  writeFileSync(join(root, '.build-stamp'), 'state');
}

test('a request for the overview rebuilds the site, one for another page does not', async (context) => {
  const root = siteFolder(context);
  build(root, 'Old');
  let refreshed = 0;
  const refresh = async () => {
    refreshed += 1;
    build(root, 'New');
    return true;
  };
  const app = await testApp(context, { specification: { root, refresh } });
  const page = await app.inject('/spec/rules/a.html');
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /Rule/);
  assert.equal(refreshed, 0);
  const overview = await app.inject('/spec/');
  assert.match(overview.body, /New/);
  assert.equal(refreshed, 1);
  // The links of the site have the name of the file.
  await app.inject('/spec/index.html');
  assert.equal(refreshed, 2);
});

test('a request for lens.json rebuilds the site', async (context) => {
  const root = siteFolder(context);
  build(root);
  const lens = join(root, 'lens.json');
  const app = await testApp(context, {
    specification: {
      root,
      refresh: async () => {
        writeFileSync(lens, '{"rules":[]}');
        return true;
      },
    },
  });
  assert.deepEqual((await app.inject('/spec/lens.json')).json(), { rules: [] });
  const unable = await testApp(context, { specification: { root, refresh: async () => false } });
  rmSync(lens);
  assert.equal((await unable.inject('/spec/lens.json')).statusCode, 503);
});

test('a request for a page that the stale site does not have builds the page', async (context) => {
  const root = siteFolder(context);
  build(root);
  const refresh = async () => {
    writeFileSync(join(root, 'rules', 'new.html'), '<title>New rule</title>');
    return true;
  };
  const app = await testApp(context, { specification: { root, refresh } });
  for (const url of ['/spec/rules/new.html', '/spec/rules/new.html?words=a']) {
    assert.match((await app.inject(url)).body, /New rule/);
    rmSync(join(root, 'rules', 'new.html'));
  }
});

test('/spec redirects to /spec/', async (context) => {
  const root = siteFolder(context);
  build(root);
  const app = await testApp(context, { specification: { root, refresh: async () => true } });
  const response = await app.inject('/spec');
  assert.equal(response.statusCode, 302);
  assert.equal(response.headers.location, '/spec/');
});

test('pages are revalidated', async (context) => {
  const root = siteFolder(context);
  build(root);
  const app = await testApp(context, { specification: { root, refresh: async () => true } });
  for (const url of ['/spec/', '/spec/rules/a.html']) {
    const { headers } = await app.inject(url);
    assert.match(String(headers['content-type']), /text\/html/, url);
    assert.equal(headers['cache-control'], 'no-cache', url);
  }
});

test('a request for a page builds a missing site', async (context) => {
  const root = join(siteFolder(context), 'later');
  const refresh = async () => {
    build(root);
    return true;
  };
  const app = await testApp(context, { specification: { root, refresh } });
  assert.match((await app.inject('/spec/rules/a.html')).body, /Rule/);
});

test('a site that cannot be built gets 503 with the command to run', async (context) => {
  const root = join(siteFolder(context), 'never');
  const app = await testApp(context, { specification: { root, refresh: async () => false } });
  for (const url of ['/spec/', '/spec/rules/a.html']) {
    const response = await app.inject(url);
    assert.equal(response.statusCode, 503, url);
    assert.match(response.body, /npm run spec/, url);
  }
});

test('unknown pages, hidden files and files outside are not found', async (context) => {
  const root = siteFolder(context);
  build(root);
  const app = await testApp(context, { specification: { root, refresh: async () => true } });
  for (const url of ['/spec/rules/gone.html', '/spec/.build-stamp', '/spec/..%2f..%2fetc%2fpasswd']) {
    const response = await app.inject({ url, headers: { accept: 'text/html' } });
    assert.ok([403, 404].includes(response.statusCode), `${url}: ${response.statusCode}`);
    assert.doesNotMatch(response.body, /state|root:/, url);
  }
});

test('the address of a folder is not found', async (context) => {
  const root = siteFolder(context);
  build(root);
  const app = await testApp(context, { specification: { root, refresh: async () => true } });
  for (const url of ['/spec/rules/', '/spec/rules', '/spec/rules//', '/spec/rules/?a=b']) {
    for (const accept of ['*/*', 'text/html']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const response = await app.inject({ method, url, headers: { accept } });
        assert.equal(response.statusCode, 404, `${method} ${url} ${accept}`);
      }
    }
  }
});

test('an address without .html leads to its page, and an unknown one has a page with a way on', async (context) => {
  const root = siteFolder(context);
  build(root);
  const app = await testApp(context, { specification: { root, refresh: async () => true } });
  const { statusCode, headers } = await app.inject('/spec/rules/a');
  assert.deepEqual([statusCode, headers.location], [302, '/spec/rules/a.html']);
  const accept = { accept: 'text/html,*/*' };
  const unknown = await app.inject({ url: '/spec/rules/gone', headers: accept });
  assert.equal(unknown.statusCode, 404);
  assert.match(unknown.body, /no page <code>rules\/gone<\/code>.*href="\/spec\/"/s);
  for (const url of ['/spec/rules/gone', '/spec/..%2findex']) {
    const { headers: own } = await app.inject({ url, headers: url.includes('gone') ? {} : accept });
    assert.match(String(own['content-type']), /problem\+json/, url);
  }
});
