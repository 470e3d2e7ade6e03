import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { testApp } from '../../test/server.ts';
import { folderWith } from '../../test/folder.ts';

const page = 'text/html,*/*';
const words = (title: string) => `<title>${title}</title>`;

function build(root: string, title: string): void {
  mkdirSync(join(root, 'rules'), { recursive: true });
  writeFileSync(join(root, 'index.html'), words(title));
  writeFileSync(join(root, 'rules', 'a.html'), words('Rule'));
  writeFileSync(join(root, '.build-stamp'), 'state');
}

/** Starts a server with a built site, or with none. `refresh` builds the site; by default the build succeeds. */
async function stage(
  context: TestContext,
  { isBuilt = true, refresh }: { isBuilt?: boolean; refresh?: (root: string) => boolean } = {},
) {
  const root = join(folderWith(context), 'site');
  if (isBuilt) build(root, 'Old');
  let count = 0;
  const app = await testApp(context, {
    specification: {
      root,
      refresh: async () => {
        count += 1;
        return refresh?.(root) ?? true;
      },
    },
  });
  const open = (url: string, accept = page, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { accept } });
  return { root, open, refreshed: () => count };
}

test('a request for the overview rebuilds the site, one for another page does not', async (context) => {
  const { open, refreshed } = await stage(context, { refresh: (root) => (build(root, 'New'), true) });
  assert.deepEqual([(await open('/spec/rules/a.html')).body, refreshed()], [words('Rule'), 0]);
  // The links of the site have the name of the file.
  for (const [count, url] of ['/spec/', '/spec/index.html'].entries())
    assert.deepEqual([(await open(url)).body, refreshed()], [words('New'), count + 1]);
});

test('a request for lens.json, for a missing page and for a missing site builds it', async (context) => {
  const { root, open } = await stage(context, {
    isBuilt: false,
    refresh: (folder) => {
      build(folder, 'New');
      writeFileSync(join(folder, 'lens.json'), '{"rules":[]}');
      writeFileSync(join(folder, 'rules', 'new.html'), words('New rule'));
      return true;
    },
  });
  assert.equal((await open('/spec/rules/a.html')).body, words('Rule'));
  for (const [url, file, body] of [
    ['/spec/lens.json', 'lens.json', '{"rules":[]}'],
    ['/spec/rules/new.html', 'rules/new.html', words('New rule')],
    ['/spec/rules/new.html?words=a', 'rules/new.html', words('New rule')],
  ] as const) {
    rmSync(join(root, file));
    assert.equal((await open(url)).body, body, url);
  }
});

test('a site that cannot be built gets 503 with the command to run', async (context) => {
  const { open } = await stage(context, { isBuilt: false, refresh: () => false });
  for (const url of ['/spec/', '/spec/rules/a.html', '/spec/lens.json']) {
    const { statusCode, body } = await open(url);
    assert.equal(statusCode, 503, url);
    assert.match(body, /npm run spec/, url);
  }
});

const unknownPage = /no page <code>rules\/gone<\/code>.*href="\/spec\/"/s;
const problem = /"code":"path-unknown"/;

/** What a built site has at an address: the status, and the location or the body. */
for (const [url, accept, status, has] of [
  ['/spec', page, 302, '/spec/'],
  ['/spec/rules/a', page, 302, '/spec/rules/a.html'],
  ['/spec/', page, 200, /<title>/],
  ['/spec/rules/a.html', page, 200, /Rule/],
  ['/spec/rules/gone', page, 404, unknownPage],
  ['/spec/rules/gone', '*/*', 404, problem],
  ['/spec/rules/gone.html', '*/*', 404, problem],
  ['/spec/..%2findex', page, 404, problem],
  ['/spec/.build-stamp', page, 404, problem],
  ['/spec/..%2f..%2fetc%2fpasswd', page, 404, problem],
  ...['/spec/rules/', '/spec/rules', '/spec/rules//', '/spec/rules/?a=b'].flatMap(
    (folder) =>
      [
        [folder, page, 404, /./],
        [folder, '*/*', 404, problem],
      ] as const,
  ),
] as const) {
  test(`${url} of the specification has status ${status} for ${accept}`, async (context) => {
    const { open } = await stage(context);
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers, body } = await open(url, accept, method);
      assert.equal(statusCode, status, method);
      if (status === 200) assert.equal(headers['cache-control'], 'no-cache');
      if (typeof has === 'string') assert.equal(headers.location, has);
      else if (method === 'GET') assert.match(body, has);
      assert.doesNotMatch(body, /state|root:/);
    }
  });
}
