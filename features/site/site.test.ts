import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import { runInNewContext, Script } from 'node:vm';
import { scenariosOf } from '../../scripts/test/gherkin/feature.ts';
import { textOf } from '../../scripts/shared/source-files.ts';
import type { Search } from './client/search.ts';
import { readCatalogue } from '../../scripts/proof/trace/read.ts';
import { type Model, modelOf } from './model/model.ts';
import { addresses } from './pages/addresses.ts';
import { documentOf, siteOf } from './pages/layout.ts';
import { featurePage } from './pages/feature-pages.ts';
import { overviewPage } from './pages/overview-page.ts';
import { rulePage } from './pages/rule-page.ts';
import { topicsByKind } from './pages/topics.ts';
import { Evidence } from './read/evidence.ts';
import { readSubjects, subjectFile } from '../../scripts/proof/pictures.ts';
import { readSources } from './read/sources.ts';
import { entriesOf } from './search-index.ts';
import { siteFiles } from './site.ts';

// The site is built twice from the project's own sources: without test results, and with made-up results.
const sources = readSources();
const bare = {
  pictures: [],
  storyboard: [],
  mutants: [],
  pairs: [],
};
const modelWith = (evidence: Evidence): Model => modelOf({ ...sources, ...bare, evidence });
const model = modelWith(new Evidence([], false));
const files = siteFiles(model);
const pages = [...files].filter(([path]) => path.endsWith('.html'));

test('every rule has a page with its words, and a row among the rules', () => {
  assert.equal(model.rules.length, readCatalogue().rules.length);
  const rows = files.get(addresses.rules) ?? '';
  for (const { rule } of model.rules) {
    const page = files.get(`rules/${rule.id}.html`);
    assert.ok(page, rule.id);
    assert.ok(page.includes(`<h1>${rule.id}</h1>`), rule.id);
    assert.ok(rows.includes(`href="rules/${rule.id}.html"`), rule.id);
  }
});

test('every feature, every call and every decision has its place', () => {
  for (const feature of sources.features) assert.ok(files.has(addresses.feature(feature)), feature.file);
  for (const { name } of model.operations)
    assert.ok(files.get(addresses.operations)?.includes(`id="${name}"`), name);
  const decisions = files.get(addresses.decisions) ?? '';
  for (const { decision } of model.decisions)
    assert.ok(decisions.includes(`id="${decision.id}"`), decision.id);
});

test('every decision says where the documents leave it open', () => {
  const [, ...entries] = (files.get(addresses.decisions) ?? '').split('<article ');
  assert.equal(entries.length, model.decisions.length);
  for (const entry of entries) assert.match(entry, /Document 00[01], <a href="sections\/[SL]-/);
});

test('no link is dead, no anchor missing', () => {
  const anchors = new Map(pages.map(([path, text]) => [path, new Set(anchorsIn(text))]));
  const dead = pages.flatMap(([path, text]) =>
    linksIn(text).flatMap((link) => {
      const [address = '', fragment = ''] = link.split('#');
      const target = address === '' ? path : posix.normalize(posix.join(posix.dirname(path), address));
      if (!files.has(target)) return [`${path}: ${link}`];
      const isAnchor = fragment !== '' && !fragment.includes('=');
      return isAnchor && !anchors.get(target)?.has(fragment) ? [`${path}: ${link}`] : [];
    }),
  );
  assert.deepEqual(dead, []);
});

test('what the search finds is there', () => {
  const entries = entriesOf(model, [...topicsByKind(siteOf(model)).values()].flat());
  const missing = entries.filter(({ address }) => {
    const [path = '', anchor] = address.split('#');
    // A fragment with an equals sign is a filter and no anchor.
    const isPlace = anchor !== undefined && !anchor.includes('=');
    return !(files.get(path) ?? '').includes(isPlace ? `id="${anchor}"` : '<');
  });
  assert.deepEqual(missing, []);
  const kinds = new Set(entries.map(({ what }) => what));
  for (const what of [
    'rule',
    'scenario',
    'message',
    'field',
    'operation',
    'page',
    'decision',
    'role',
    'error',
    'setting',
    'feature',
  ]) {
    assert.ok(kinds.has(what), what);
  }
});

test('without results nothing has passed, and every page says so', () => {
  for (const [path, text] of pages) {
    assert.doesNotMatch(text, /class="chip (?:passed|failed)/, path);
    assert.match(text, /Nothing has been run yet/, path);
  }
});

test('results of another state of the sources are marked wherever they stand', () => {
  const [rule] = model.rules.filter((view) => view.scenarios.length > 0);
  const [shown] = rule?.scenarios ?? [];
  const [run] = shown?.scenario.runs ?? [];
  assert.ok(rule && shown && run);
  const tests = [{ rules: [rule.rule.id], source: shown.feature.file, name: run.name, passed: true }];
  const suite = { suite: `features-${run.levels[0]}`, seconds: 1, tests };
  const pageWith = (isOfThisState: boolean) => {
    const site = siteOf(modelWith(new Evidence([suite], isOfThisState)));
    const view = site.model.ruleById.get(rule.rule.id);
    return view === undefined ? '' : documentOf(rulePage(view, site), site).toString();
  };
  assert.match(pageWith(true), /class="chip passed">Passed</);
  assert.doesNotMatch(pageWith(true), /class="notice"/);
  assert.match(pageWith(false), /class="chip passed earlier">Passed earlier</);
  assert.match(pageWith(false), /earlier state of the sources/);
});

test('every page names the committed run, and the page of a rule says whether it has changed since', () => {
  const [rule, other] = model.rules.filter((view) => view.scenarios.length > 0);
  const [shown] = rule?.scenarios ?? [];
  const [run] = shown?.scenario.runs ?? [];
  assert.ok(rule && other && shown && run);
  const tests = [{ rules: [rule.rule.id], source: shown.feature.file, name: run.name, passed: true }];
  const suite = { suite: `features-${run.levels[0]}`, seconds: 1, tests };
  const committed = {
    run: { commit: 'abc1234', date: '2026-11-24T07:00:00.000Z', tree: 'f00d' },
    changed: new Set([other.rule.id]),
    hasNewer: false,
  };
  const pagesWith = (isOfThisState: boolean) => {
    const site = siteOf(modelWith(new Evidence([suite], false, { ...committed, isOfThisState })));
    const views = [rule, other].flatMap((view) => site.model.ruleById.get(view.rule.id) ?? []);
    return views.map((view) => documentOf(rulePage(view, site), site).toString());
  };
  const [passed = '', changed = ''] = pagesWith(false);
  const notice = '<p>Verdicts of November 24, 2026 (abc1234).';
  assert.ok(passed.includes(`${notice} 1 rule or a test of it has changed since: run npm test.</p>`));
  assert.match(passed, /class="chip passed">Passed<.*Passed on November 24, 2026, in the complete run at/s);
  assert.match(
    changed,
    /class="chip changed">Changed since<.*It passed on November 24, 2026, in the complete/s,
  );
  assert.ok(pagesWith(true)[0]?.includes(`${notice}</p>`));
});

test('every page names the lines of the catalogue and of the notes that are damaged', () => {
  const line = 'features/rules/approvals.tsv:3 must have rule, time, by, what, words, evidence';
  const site = siteOf(modelOf({ ...sources, ...bare, malformed: [line] }));
  const [view] = site.model.rules;
  assert.ok(view);
  assert.ok(documentOf(rulePage(view, site), site).toString().includes(`These lines do not count: ${line}.`));
});

test('a failed step and the steps behind it, which did not run, look different from each other', () => {
  const [feature, scenario, run] =
    sources.features
      .flatMap((one) => scenariosOf(one).map((own) => [one, own, own.runs[0]] as const))
      .find(
        ([, { examples, steps }, own]) =>
          examples.length === 0 &&
          steps.length === 4 &&
          own &&
          own.rules.length > 0 &&
          own.steps.length === 4,
      ) ?? assert.fail('no scenario of four steps');
  assert.ok(run);
  const { name, rules } = run;
  const tests = [{ rules, source: feature.file, name, passed: false, failedStep: 2 }];
  const site = siteOf(
    modelWith(new Evidence([{ suite: `features-${run.levels[0]}`, seconds: 1, tests }], true)),
  );
  const page = featurePage(feature, site).body?.toString() ?? '';
  const [, article = ''] = page.split(`id="${scenario.anchor}"`);
  const steps = [...(article.split('</article>')[0] ?? '').matchAll(/<li(?: class="(\w+)")?>/g)].map(
    ([, state]) => state,
  );
  assert.deepEqual(steps.slice(0, 4), [undefined, undefined, 'failed', 'behind']);
});

test('the page of a rule has its mutants', () => {
  const [view] = model.rules;
  assert.ok(view);
  const { id } = view.rule;
  const mutant = {
    id,
    rule: id,
    area: 'loan',
    breaks: 'off by one',
    place: 'loan.tsv:2',
    change: { file: 'a.ts', from: '1', to: '2' },
  };
  const kill = {
    rule: id,
    verdict: 'killed' as const,
    mutant: '',
    test: 'a.test.ts: one',
    evidence: '',
    date: '2026-05-03',
  };
  const site = siteOf(
    modelOf({
      ...sources,
      ...bare,
      mutants: [{ mutant, state: 'stale', kill }],
    }),
  );
  const [changed] = site.model.rules;
  assert.ok(changed);
  const page = documentOf(rulePage(changed, site), site).toString();
  assert.match(page, /Shown by \d+ scenarios?(?: with \d+ rows? of examples)?\./);
  assert.match(page, /off by one.*stale.*May 3, 2026.*a\.test\.ts: one/s);
  const overview = documentOf(overviewPage(site), site).toString();
  assert.match(overview, /1 mutant of 1 rule: 0 killed, <a[^>]*>1 stale<\/a>, 0 not killed/);
});

test('pages run no script and no style of their own, so the strictest policy holds', () => {
  for (const [path, text] of pages) {
    assert.doesNotMatch(text, /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|="javascript:/i, path);
    assert.doesNotMatch(text, /(?:href|src)="(?:https?:)?\/\//, path);
  }
});

test('the scripts need no module, so pages work from a disk', () => {
  assert.doesNotMatch(files.get(addresses.script) ?? '', /^\s*(?:import|export)\b/m);
  assert.ok(new Script(files.get(addresses.script) ?? ''));
  assert.doesNotMatch(files.get(addresses.search) ?? '', /^\s*(?:import|export)\b/m);
  assert.match(files.get(addresses.index) ?? '', /^globalThis\.specificationIndex=\{/);
});

test('the scripts together find what is looked for', () => {
  const scope: { specificationSearch?: Search } = {};
  runInNewContext(`${files.get(addresses.index)}${files.get(addresses.search)}`, scope);
  const best = (query: string) => scope.specificationSearch?.(query, 1).entries[0]?.title;
  assert.equal(best('s-4.3-06'), 'S-4.3-06');
  assert.equal(best('borower first name what:field'), 'First name of the borrower');
  assert.equal(best('/api/loans what:operation'), 'createLoan');
  assert.equal(best('rate cannot exceed what:field'), 'Interest rate');
});

test('what is said to be seen in pictures is in the catalogue', () => {
  const { rows, malformed } = readSubjects(subjectFile, textOf(subjectFile));
  assert.deepEqual(malformed, []);
  const unknown = rows.flatMap(({ rules, place }) =>
    rules.filter((rule) => !model.ruleById.has(rule)).map((rule) => `${place} ${rule}`),
  );
  assert.deepEqual(unknown, []);
});

test('ids stand once on a page', () => {
  for (const [path, text] of pages) {
    const ids = anchorsIn(text);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
      path,
    );
  }
});

function anchorsIn(text: string): string[] {
  return [...text.matchAll(/<[^>]*?\sid="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/<[^>]*?\s(?:href|src)="([^"]+)"/g)].flatMap(([, link = '']) =>
    /^data:|^\/mock\/enter\?|^\/api-docs/.test(link) ? [] : [link.replaceAll('&amp;', '&')],
  );
}
