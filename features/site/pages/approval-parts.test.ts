import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Approval } from '../../../scripts/test/trace/note-files.ts';
import { evidenceOf } from '../../../scripts/test/trace/notes.ts';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { decisionsPage } from './decisions-page.ts';
import { featurePage } from './feature-pages.ts';
import { overviewPage } from './overview-page.ts';
import { rulePage } from './rule-page.ts';
import { sectionPages } from './section-pages.ts';
import { siteOf } from './layout.ts';

const sources = readSources();
const waiting = sources.decisions.flatMap((one) => (one.ask === '' ? [] : one.id));
const [asked = ''] = waiting;
const id = 'S-4.3-06';
const words = sources.rules.find((rule) => rule.id === id)?.rule ?? assert.fail();
const tests = sources.pairs.filter(({ rule }) => rule === id);
const approval: Approval = {
  rule: id,
  time: '2026-05-04T09:00:00Z',
  by: '<b>Ada</b>',
  what: 'approved',
  words,
  evidence: evidenceOf(tests),
  reason: '',
};
const question = { id: '0123456789ab', about: id, question: 'Why?', reason: 'It is new.' };

function pagesWith(approved: Approval) {
  const { time, by } = approval;
  const notes = {
    approvals: [approved],
    questions: [{ ...question, time, by }],
    answers: [
      { to: question.id, time, by, answer: 'Because.' },
      { to: asked, time, by, answer: 'No, 95%.' },
    ],
  };
  const site = siteOf(modelOf({ ...sources, notes }));
  const view = site.model.ruleById.get(id) ?? assert.fail();
  const [shown] = view.scenarios;
  assert.ok(shown);
  const pages = {
    rule: rulePage(view, site),
    feature: featurePage(shown.feature, site),
    section: sectionPages(site).find(({ title }) => title.startsWith('4.3')) ?? assert.fail(),
    overview: overviewPage(site),
    decisions: decisionsPage(site),
  };
  return Object.fromEntries(
    Object.entries(pages).map(([name, { body }]) => [name, String(body)] as const),
  ) as Record<keyof typeof pages, string>;
}

test('rule, feature, section and overview say who approved what and when; a name is inert', () => {
  const { rule, feature, section, overview } = pagesWith(approval);
  const by = '&lt;b&gt;Ada&lt;/b&gt; on May 4, 2026';
  for (const page of [rule, section]) assert.ok(page.includes(`Approved by ${by}.`));
  for (const page of [feature, section])
    assert.match(
      page,
      new RegExp(`>?1 of \\d+ rules approved, 0 rejected, 0 changed since; last by ${by}\\.`),
    );
  assert.match(
    overview,
    new RegExp(`>1 of \\d+ rules approved, 0 rejected, 0 changed since; last by ${by}\\.</a>`),
  );
  assert.doesNotMatch(rule + feature + section + overview, /<b>Ada/);
});

test('a change of the words or of a test is shown, and voids the approval', () => {
  const [first, ...others] = tests;
  assert.ok(first);
  const evidence = evidenceOf([{ ...first, text: 'When a' }, { test: 'a.feature: z', text: '' }, ...others]);
  const { rule, feature, overview } = pagesWith({ ...approval, words: `${words} Always.`, evidence });
  assert.match(rule, /Not approved\..*Words: .*<del>Always\.<\/del>/s);
  assert.match(rule, /Lost test: z<br>Changed test: /);
  assert.match(feature, /Changed since approval: .*S-4\.3-06/);
  assert.match(overview, />0 of \d+ rules approved, 0 rejected, 1 changed since; no valid approval\.<\/a>/);
});

test('questions and answers are shown at their rule and decision', () => {
  const { rule, decisions } = pagesWith(approval);
  assert.match(rule, /<b>Why\?<\/b> .*because: It is new\..*Because\./s);
  assert.ok(decisions.includes('No, 95%.'));
  assert.match(decisions, new RegExp(`id="${asked}" [^>]*data-state="answered"`));
});

test('an answered question waits on no page, a void approval on each', () => {
  const { feature, section, overview, decisions } = pagesWith({ ...approval, words: `${words} Always.` });
  const open = waiting.length - 1;
  const [, list = ''] = /<section class="waits".*?<ul[^>]*>(.*?)<\/ul>/s.exec(overview) ?? [];
  assert.deepEqual(
    [...list.matchAll(/<li><a class="id[^>]*>([^<]+)</g)].map(([, one]) => one).toSorted(),
    waiting
      .filter((one) => one !== asked)
      .concat(id)
      .toSorted(),
  );
  assert.ok(overview.includes(`<h2 id="waits">Waiting for you: ${open + 1}</h2>`));
  assert.ok(overview.includes(`>${open} questions without an answer</a>`));
  assert.ok(overview.includes('>1 rule changed since approval</a>'));
  assert.ok(overview.includes(`Waiting for the owner: ${open}<`));
  assert.ok(decisions.includes(`<b data-waiting>${open}</b> of ${open + 1} questions`));
  assert.equal(decisions.match(/data-state="waiting"/g)?.length, open);
  for (const page of [feature, section, overview])
    assert.match(page, /0 of \d+ rules approved, 0 rejected, 1 changed since;/);
});

test('a rejection is told with its reason, is counted and waits for the owner', () => {
  const { rule, section, overview } = pagesWith({ ...approval, what: 'rejected', reason: '<i>No</i>.' });
  for (const page of [rule, section]) {
    assert.match(page, /Rejected by &lt;b&gt;Ada&lt;\/b&gt; on May 4, 2026: &lt;i&gt;No&lt;\/i&gt;\./);
    assert.match(page, /<span class="chip review since"[^>]*>Rejected<\/span>/);
  }
  for (const page of [section, overview])
    assert.match(page, />0 of \d+ rules approved, 1 rejected, 0 changed since;/);
  assert.ok(overview.includes('>1 rule rejected</a>'));
  const [, list = ''] = /<section class="waits".*?<ul[^>]*>(.*?)<\/ul>/s.exec(overview) ?? [];
  assert.match(list, new RegExp(`>${id}</a>`));
  const changed = pagesWith({ ...approval, what: 'rejected', reason: 'No.', words: `${words} Always.` });
  assert.match(changed.rule, /Changed since .* rejected it on May 4, 2026: No\./);
});
