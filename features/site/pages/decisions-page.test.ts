import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { decisionsPage } from './decisions-page.ts';
import { siteOf } from './layout.ts';

const sources = readSources();

/** Returns the markup of a decision on the page of decisions. */
function entryOf(id: string, shown: typeof sources): string {
  const page = String(decisionsPage(siteOf(modelOf(shown))).body);
  const [, entry = ''] = page.split(`<article class="decision" id="${id}"`);
  return entry.slice(0, entry.indexOf('</article>'));
}

test('a decision has its verdict, its scenarios as links and its other tests', () => {
  const shown = (...ids: string[]) =>
    entryOf('A-195', { ...sources, passed: { ...sources.passed, ids: new Set(ids) } });
  assert.match(
    shown('A-195'),
    /<summary>\d+ tests of this decision <span class="chip passed">Passed<\/span>/,
  );
  assert.match(shown('A-195'), /<a href="features\/shell\/late-responses\.html#[^"]+">/);
  assert.match(shown('A-195'), /<span class="level">unit<\/span>/);
  assert.match(shown(), /this decision <span class="chip not-run">Not passed<\/span>/);
});

test('a decision that no test names says what shows it instead, or why nothing can', () => {
  const [decision] = sources.decisions;
  assert.ok(decision);
  const told = (shown: string) =>
    entryOf('A-99', { ...sources, decisions: [{ ...decision, id: 'A-99', shown }] });
  assert.match(told('L-4.5-01'), /Shown by the tests of .*rules\/L-4\.5-01\.html/);
  assert.match(told('It is about words.'), /No test names this decision\. It is about words\./);
});

test('a question to the owner has one alternative, and a yes or no where it asks for one', () => {
  for (const { id, ask, decided, otherwise } of sources.decisions.filter((decision) => decision.ask !== '')) {
    assert.doesNotMatch(otherwise, /, or /, id);
    assert.equal(/^(?:Yes|No)\./.test(decided), /^(?:Are|Can|Do|Does|Is|May|Should)\b/.test(ask), id);
  }
});

test('the questions that say what the lender risks are first', () => {
  const asked = [...String(decisionsPage(siteOf(modelOf(sources))).body).matchAll(/<li id="ask-([^"]+)"/g)];
  const first = asked.slice(0, 4).map(([, id]) => id);
  assert.deepEqual(first.toSorted(), ['A-01', 'A-09', 'A-173', 'A-38']);
});
