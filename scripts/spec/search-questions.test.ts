import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from '../shared/source-files.ts';
import { readTable } from '../trace/table.ts';
import { searchIn, wordsIn } from './client/search.ts';
import { modelOf } from './model/model.ts';
import { siteOf } from './pages/site-context.ts';
import { topicsByKind } from './pages/topics.ts';
import { readSources } from './read/sources.ts';
import { entriesOf } from './search-index.ts';

// What product owners ask the search, and the page that answers it: search-questions.tsv.

const file = 'scripts/spec/search-questions.tsv';
const { rows, malformed } = readTable(file, textOf(file), ['question', 'address'], ([question, address]) => ({
  question,
  address,
}));
const model = modelOf({ ...readSources(), pictures: [], mutants: [] });
const entries = entriesOf(model, [...topicsByKind(siteOf(model)).values()].flat());
const search = searchIn(entries, wordsIn(entries));
const found = rows.map(({ question, address }) => {
  const addresses = search(question, 3).entries.map((entry) => entry.address);
  return { question, address, addresses };
});

test('each question finds its answer among the first three results', () => {
  assert.deepEqual(malformed, []);
  assert.ok(rows.length >= 60);
  assert.deepEqual(
    found.filter(({ address, addresses }) => !addresses.includes(address)),
    [],
  );
});

test('nine of ten answers are the first result', () => {
  const later = found.filter(({ address, addresses }) => addresses[0] !== address);
  assert.ok(later.length <= rows.length / 10, JSON.stringify(later, null, 2));
});

test('decisions are filtered by section and state', () => {
  const ids = (query: string) => search(query, 50).entries.map(({ title }) => title.split(' ')[0]);
  const inSection = ids('what:decision section:s-4.1 state:applied');
  assert.ok(inSection.includes('S-4.1-31'), inSection.join(' '));
  assert.ok(!inSection.includes('C-01') && !inSection.includes('L-2.1-13'));
  assert.deepEqual(
    ids('what:decision state:waiting').toSorted(),
    model.decisions.flatMap(({ decision, asked }) => (asked === null ? [] : decision.id)).toSorted(),
  );
});
