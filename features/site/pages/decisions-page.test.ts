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

test('a question to the owner is answered by what holds until then, and by each alternative', () => {
  for (const { decision, asked } of modelOf(sources).decisions) {
    if (asked === null) continue;
    const asksForYes =
      /^(?:Are|Can|Do|Does|Is|May|Should)\b[^:]*?\?/.test(asked.question) && !/ or /.test(asked.question);
    assert.equal(/^(?:Yes|No)\./.test(asked.until), asksForYes, decision.id);
    for (const answer of [asked.until, ...asked.alternatives])
      assert.doesNotMatch(answer, /, or |[a-z]+[A-Z]|\b(?:aria|GET|POST|storage|constant)\b/, decision.id);
  }
});

test('each alternative is a press of its own, in the words of the question', () => {
  const [decision] = sources.decisions;
  assert.ok(decision);
  const ask = 'How long? | 300 seconds. | 20 seconds. | 1 second.';
  const page = String(
    decisionsPage(siteOf(modelOf({ ...sources, decisions: [{ ...decision, id: 'A-99', ask }] }))).body,
  );
  assert.match(
    page,
    /<b>How long\?<\/b>.*Until then: 300 seconds\..*Alternative 1: 20 seconds\..*Alternative 2: 1 second\./s,
  );
  assert.match(
    page,
    /data-keep="300 seconds\." data-alternatives="\[&quot;20 seconds\.&quot;,&quot;1 second\.&quot;\]"/,
  );
});
