import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCitations } from './parse-citations.ts';

const sound = { citationId: 'doc1', title: 'Ratios', content: 'words', url: 'https://guide.example.com/' };

test('a sound citation stays as it is', () => {
  assert.deepEqual(parseCitations([sound]), [sound]);
  assert.deepEqual(parseCitations([{ ...sound, url: null }]), [{ ...sound, url: null }]);
});

test('what is missing or of another kind is blank, and a citation without an id is called by its place', () => {
  assert.deepEqual(
    parseCitations([
      { citationId: 'doc1' },
      { title: 'Locks', content: null },
      { citationId: 5, title: {}, content: 'words', url: ['javascript:x'] },
    ]),
    [
      { citationId: 'doc1', title: '', content: '', url: null },
      { citationId: 'Source 2', title: 'Locks', content: '', url: null },
      { citationId: 'Source 3', title: '', content: 'words', url: null },
    ],
  );
});

test('what holds nothing is left out', () => {
  assert.deepEqual(parseCitations([{}, null, 'doc1', [], { citationId: ' ', title: '', url: '' }]), []);
});

test('of citations with one id the first counts', () => {
  const second = { ...sound, title: 'Second' };
  assert.deepEqual(parseCitations([sound, second]), [sound]);
});
