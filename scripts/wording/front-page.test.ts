import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from '../shared/source-files.ts';

const page = textOf('README.md');

test('the front page is read in three minutes: it has at most 700 words', () => {
  const words = page.split(/\s+/).filter((word) => /\w/.test(word));
  assert.ok(
    words.length <= 700,
    `README.md has ${words.length} words: move details to the page of their topic`,
  );
});

test('each command of the front page is a command of package.json', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const named = [...page.matchAll(/\bnpm (?:run )?(?<name>[a-z][\w:-]*)/g)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
  assert.ok(named.length >= 4, named.join(' '));
  assert.deepEqual(
    named.filter((name) => !(name in scripts)),
    [],
  );
});
