import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import { runInNewContext, Script } from 'node:vm';
import { textOf } from '../../scripts/shared/source-files.ts';
import type { Search } from './client/search.ts';
import { readCatalogue } from '../../scripts/test/trace/catalogue.ts';
import { modelOf, waitingIn } from './model/model.ts';
import { addresses } from './pages/addresses.ts';
import { documentOf, siteOf } from './pages/layout.ts';
import { overviewPage } from './pages/overview-page.ts';
import { rulePage } from './pages/rule-page.ts';
import { topicsByKind } from './pages/topics.ts';
import { readSubjects, subjectFile } from '../../scripts/test/pictures.ts';
import { readSources } from './read/sources.ts';
import { entriesOf } from './search-index.ts';
import { siteFiles } from './site.ts';

// The site is built from the project's own sources.
const sources = readSources();
const bare = {
  pictures: [],
  storyboard: [],
  pairs: [],
};
// One question is answered, so that it is counted nowhere.
const answer = { to: 'C-01', time: '2026-05-04T09:00:00Z', by: 'Ada', answer: '300 seconds.' };
const model = modelOf({ ...sources, ...bare, notes: { ...sources.notes, answers: [answer] } });
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

test('every page says on which day and at which commit the rules passed, and how long ago if git can tell', () => {
  const run = { commit: 'abc1234', day: '2026-11-24', ids: new Set(['S-1-01']) };
  const pageWith = (commitsAgo: number | null) => {
    const site = siteOf(modelOf({ ...sources, ...bare, passed: { ...run, commitsAgo } }));
    return documentOf(overviewPage(site), site).toString();
  };
  assert.ok(pageWith(12).includes('<p>Passed on November 24, 2026 at commit abc1234, 12 commits ago.</p>'));
  assert.ok(pageWith(null).includes('<p>Passed on November 24, 2026 at commit abc1234.</p>'));
  assert.match(pageWith(1), /1 commit ago\..*<b>1<\/b> passed<.*<b>\d+<\/b> not passed</s);
  for (const [path, text] of pages) assert.match(text, />[^<]*Passed on [^<]* at commit /, path);
});

test('every page names the lines of the catalogue and of the notes that are damaged', () => {
  const line = 'features/rules/approvals.tsv:3 must have rule, time, by, what, words, evidence, reason';
  const site = siteOf(modelOf({ ...sources, ...bare, malformed: [line] }));
  const [view] = site.model.rules;
  assert.ok(view);
  assert.ok(documentOf(rulePage(view, site), site).toString().includes(`These lines do not count: ${line}.`));
});

test('no page counts the same thing in two ways', () => {
  const questions = waitingIn(model).questions.length;
  const facts: readonly (readonly [RegExp, number])[] = [
    [/Waiting for you: (\d+)/g, questions],
    [/(\d+) questions? without an answer/g, questions],
    [/data-waiting>(\d+)</g, questions],
    [/Waiting for the owner: (\d+)/g, questions],
    [/(\d+)<\/b> rules<\/a>|<h1>(\d+) rules</g, model.rules.length],
    [/<h1>(\d+) decisions?<|decisions\.html">(\d+)<\/a> where/g, model.decisions.length],
    [/<h1>(\d+) features?</g, sources.features.length],
  ];
  for (const [said, expected] of facts) {
    const told = pages.flatMap(([path, text]) =>
      [...text.matchAll(said)].map(([, ...found]) => [path, Number(found.find(Boolean))] as const),
    );
    assert.notEqual(told.length, 0, String(said));
    assert.deepEqual(
      told.filter(([, number]) => number !== expected),
      [],
      String(said),
    );
  }
  // A rule, a section and a topic tell a decision as waiting exactly if the page of the decisions does.
  const chips = pages.flatMap(([path, text]) =>
    [...text.matchAll(/Decision ([\w.-]+):<\/span>(?:(?!<\/summary>).)*/gs)].map(
      ([summary, id = '']) => [path, id, summary.includes('Waiting for the owner')] as const,
    ),
  );
  assert.ok(chips.length > 0);
  assert.deepEqual(
    chips.filter(([, id, waits]) => waits !== (model.decisionById.get(id)?.state === 'waiting')),
    [],
  );
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
