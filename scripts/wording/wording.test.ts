import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseWords, wordFindings } from './wording.ts';

const [older, museum] = parseWords(
  'words.tsv',
  'word\tinstead\tnot checked in\nold page\tnew page\tfeatures docs/list.md\nmuseum\tcatalogue\t\n',
);
assert.ok(older && museum);
const words = [older, museum];

test('a finding names file, line, word and replacement', () => {
  assert.deepEqual(wordFindings(words, [{ path: 'web/a.ts', text: 'const a = 1;\n// The museum of a.\n' }]), [
    'web/a.ts:2 says "museum": write catalogue (docs/words.tsv)',
  ]);
});

test('case, plural and the space between two words do not matter', () => {
  const text = 'Old  page\nMuseums\nOLD PAGES';
  assert.deepEqual(wordFindings(words, [{ path: 'a.md', text }]), [
    'a.md:1 says "Old  page": write new page (docs/words.tsv)',
    'a.md:2 says "Museums": write catalogue (docs/words.tsv)',
    'a.md:3 says "OLD PAGES": write new page (docs/words.tsv)',
  ]);
});

test('a part of a longer word is not found', () => {
  assert.deepEqual(wordFindings(words, [{ path: 'a.md', text: 'museumlike, unmuseum, bold page' }]), []);
});

test('a word that a line break splits is found at its first line', () => {
  assert.deepEqual(wordFindings(words, [{ path: 'a.ts', text: ' * the old\n * page' }]), [
    'a.ts:1 says "old page": write new page (docs/words.tsv)',
  ]);
});

test('folders and files that a word excludes are not checked', () => {
  const text = 'old page';
  const files = ['features/a.feature', 'docs/list.md', 'features-of.md'].map((path) => ({ path, text }));
  assert.deepEqual(wordFindings(words, files), [
    'features-of.md:1 says "old page": write new page (docs/words.tsv)',
  ]);
});

test('a row without a replacement is an error with file and line', () => {
  assert.throws(() => parseWords('words.tsv', 'word\tinstead\tnot checked in\nmuseum'), /words\.tsv:2/);
  assert.throws(() => parseWords('words.tsv', 'word'), /words\.tsv:1/);
});
