import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOwnRule } from '../../../scripts/shared/ids.ts';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { rulePage } from './rule-page.ts';
import { siteOf } from './layout.ts';

const sources = readSources();
const model = modelOf(sources);

/** Returns the markup of the page of a rule, by default with the committed results. */
function pageOf(id: string, shown = model): string {
  const view = shown.ruleById.get(id) ?? assert.fail(`no rule ${id}`);
  return String(rulePage(view, siteOf(shown)).body);
}

test('every rule of the documents says which passage it is, and no other rule does', () => {
  const own = model.rules.filter(({ rule }) => !isOwnRule(rule.id)).map(({ rule }) => rule.id);
  assert.deepEqual([...sources.places.keys()].toSorted(), own.toSorted());
  assert.match(pageOf('L-4.5-04'), /4\.5 Calculations<\/a> › passage 2</);
  assert.match(pageOf('T-1-01'), /<h1>T-1-01<\/h1><span class="chip added">Added by this project</);
});

test('a rule that a decision overrules is passed as amended, and names the decision', () => {
  const page = pageOf('L-8.4-01');
  assert.match(page, /<span class="chip amended">Passed, as amended<\/span>/);
  assert.match(page, /<a[^>]*>A-158<\/a> overrules this sentence/);
  assert.doesNotMatch(pageOf('L-4.5-04'), /overrules this sentence/);
});

test('a scenario has the sentence of its Rule, its backgrounds and the examples of the rule only', () => {
  const page = pageOf('S-4.3-06');
  assert.match(page, /class="rule-sentence">/);
  assert.match(page, /<td>a closer<\/td>/);
  assert.doesNotMatch(page, /<td>funding<\/td>/);
  assert.match(pageOf('L-8.2-01'), /Each scenario begins like this:/);
});
