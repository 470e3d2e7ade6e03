import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { filesUnder, textOf } from '../shared/source-files.ts';

const pages = filesUnder(['docs', 'web', 'mock-server', 'contracts', 'features', 'scripts', '*.md'])
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: textOf(path) }));

test('the front page is read in three minutes: it has at most 600 words', () => {
  const words = textOf('README.md')
    .split(/\s+/)
    .filter((word) => /\w/.test(word));
  assert.ok(
    words.length <= 600,
    `README.md has ${words.length} words: move details to the page of their topic`,
  );
});

test('each command of a page is a command of package.json', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  // The changelog and decision records may name commands that no longer exist.
  const current = pages.filter(({ path }) => path !== 'CHANGELOG.md' && !path.startsWith('docs/decisions/'));
  const named = current.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm (?:run\s+(?:--silent )?(?<name>[a-z][\w:-]*)|(?<short>start|test)\b)/g)].map(
      ({ groups }) => ({ path, name: groups?.['name'] ?? groups?.['short'] ?? '' }),
    ),
  );
  assert.ok(named.length >= 100, String(named.length));
  assert.deepEqual(
    named.filter(({ name }) => !(name in scripts)),
    [],
  );
});

test('each YAML block of a page can be parsed', () => {
  const blocks = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/^```ya?ml\n(.*?)^```/gms)].map(([, block = '']) => ({ path, block })),
  );
  assert.ok(blocks.length >= 3, String(blocks.length));
  for (const { path, block } of blocks) assert.equal(typeof parse(block), 'object', `${path}\n${block}`);
});
