import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCitations, parseCitationUrl } from './parse-response.ts';

const citation = { citationId: 'doc1', title: 'Ratios', content: 'words', url: 'https://guide.example.com/' };

test('a valid citation stays as it is', () => {
  assert.deepEqual(parseCitations([citation]), [citation]);
  assert.deepEqual(parseCitations([{ ...citation, url: null }]), [{ ...citation, url: null }]);
});

test('[A-156] missing fields and fields of another type are blank; a citation without an id gets one by its place', () => {
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

test('blank citations are dropped', () => {
  assert.deepEqual(parseCitations([{}, null, 'doc1', [], { citationId: ' ', title: '', url: '' }]), []);
});

test('[S-3-66] citations with different ids are listed, even if they share all other fields', () => {
  const second = { ...citation, citationId: 'doc2' };
  assert.deepEqual(parseCitations([citation, second]), [citation, second]);
});

test('of citations with the same id the first counts', () => {
  const second = { ...citation, title: 'Second' };
  assert.deepEqual(parseCitations([citation, second]), [citation]);
});

test('[S-4.5-12] only an http or https address without credentials is opened', () => {
  assert.equal(parseCitationUrl('https://guide.example.com/a?b=1'), 'https://guide.example.com/a?b=1');
  assert.equal(parseCitationUrl('http://guide.example.com'), 'http://guide.example.com/');
  const refused = [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    'blob:https://guide.example.com/1',
    '//guide.example.com',
    'https://guide.example.com@elsewhere.example/',
    '/a',
    '',
  ];
  for (const url of [...refused, null]) assert.equal(parseCitationUrl(url), null);
});
