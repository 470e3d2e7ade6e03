import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modelOf } from '../model/model.ts';
import { Evidence } from '../read/evidence.ts';
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

/** Returns the sources with a result of this verdict for the first scenario of a decision. */
function withResult(id: string, passed: boolean): typeof sources {
  const model = modelOf(sources);
  const { feature, scenario } =
    model.decisionById.get(id)?.scenarios[0] ?? assert.fail(`no scenario of ${id}`);
  const tests = scenario.runs.map(({ name, rules }) => ({ rules, source: feature.file, name, passed }));
  const evidence = new Evidence([{ suite: 'features-app', seconds: 1, tests }], true);
  return { ...sources, evidence };
}

test('a decision has its scenarios as links and its other tests, each with its verdict', () => {
  const entry = entryOf('A-195', withResult('A-195', true));
  assert.match(entry, /<summary>\d+ tests of this decision <span class="chip passed">Passed<\/span>/);
  assert.match(entry, /<a href="features\/shell\/late-responses\.html#[^"]+">/);
  assert.match(entry, /app <span class="chip passed">Passed<\/span>/);
  assert.match(entry, /unit <span class="chip not-run">Not run<\/span>/);
});

test('a decision has its mutants below its tests', () => {
  const [known] = sources.mutants;
  assert.ok(known);
  const mutant = { ...known.mutant, rule: 'A-195', breaks: 'the former menu shows' };
  const entry = entryOf('A-195', { ...sources, mutants: [{ mutant, state: 'killed', kill: null }] });
  assert.match(entry, /<span>the former menu shows<\/span><span class="chip passed">killed<\/span>/);
});

test('a decision is failed if one of its tests failed', () => {
  assert.match(entryOf('A-195', withResult('A-195', false)), /this decision <span class="chip failed">/);
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
