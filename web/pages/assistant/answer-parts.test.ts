import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Citation } from '../../../contracts/operations/assistant.ts';
import { parseAnswer, plainText } from './answer-parts.ts';

const citation = (citationId: string, title = citationId): Citation => ({
  citationId,
  title,
  content: 'words',
  url: null,
});

const cited = (...ids: string[]) => ids.map((id) => citation(id));

/** Returns the parts as one text, with citations in angle brackets. */
const shape = (output: string, citations: readonly Citation[]) =>
  parseAnswer(output, citations)
    .parts.map((part) => (part.type === 'text' ? part.text : `<${part.citationId}>`))
    .join('|');

test('[S-3-64 S-5-14 S-9-08] doc1 to doc5 become citations, other text stays text', () => {
  const ids = ['doc0', 'doc1', 'doc2', 'doc3', 'doc4', 'doc5', 'doc6', 'doc10'];
  assert.equal(
    shape(ids.map((id) => `[${id}]`).join(' '), cited(...ids)),
    '[doc0] |<doc1>| |<doc2>| |<doc3>| |<doc4>| |<doc5>| [doc6] [doc10]',
  );
  for (const text of ['doc1', '[Doc1]', '[ doc1 ]', '[doc1', '[doc11]', '[doc 1]']) {
    assert.equal(shape(text, cited('doc1')), text);
  }
});

test('[S-5-14] a marker without its citation stays text', () => {
  assert.equal(shape('See [doc2].', cited('doc1')), 'See [doc2].');
});

test('a citation can be referred to twice, at the start and the end', () => {
  assert.equal(shape('[doc1] and [doc1]', cited('doc1')), '<doc1>| and |<doc1>');
});

test('[S-3-67] citations that the text does not refer to are additional, in their order', () => {
  const ids = cited('doc6', 'doc1', 'doc3', 'other');
  assert.deepEqual(parseAnswer('As in [doc3].', ids).additionalCitationIds, ['doc6', 'doc1', 'other']);
});

test('of two citations with the same id the first counts', () => {
  const { citations } = parseAnswer('[doc1]', [citation('doc1', 'first'), citation('doc1', 'second')]);
  assert.deepEqual(
    citations.map(({ title }) => title),
    ['first'],
  );
});

test('[S-8-11 S-5-15] an empty output has a text that says so, and its citations are additional', () => {
  for (const output of ['', ' \n']) {
    assert.equal(shape(output, cited('doc1')), '[No Response Returned]');
  }
  assert.deepEqual(parseAnswer('', cited('doc1')).additionalCitationIds, ['doc1']);
});

test('markup in an answer stays text', () => {
  const output = '<img src=x onerror=alert(1)> **bold** [doc1](javascript:alert(1))';
  assert.equal(
    shape(output, cited('doc1')),
    '<img src=x onerror=alert(1)> **bold** |<doc1>|(javascript:alert(1))',
  );
});

test('the plain text of an answer keeps the numbers of its citations, and lists them below the text', () => {
  const given = [
    { citationId: 'doc1', title: 'Gifts', url: 'https://guide.example.com/gifts' },
    { citationId: 'doc2', title: 'Checklist' },
  ];
  const plain = (output: string, citations: readonly object[] = given) =>
    plainText(parseAnswer(output, citations));
  assert.equal(
    plain('It may be a gift [doc1]. Keep the letter.'),
    'It may be a gift [1]. Keep the letter.\n\n[1] Gifts, https://guide.example.com/gifts\n[2] Checklist',
  );
  assert.equal(plain('Two sources, as in [doc3].', []), 'Two sources, as in [doc3].');
  assert.equal(plain('', []), '[No Response Returned]');
});
