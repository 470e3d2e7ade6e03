import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readVerdicts } from '../trace/verdicts.ts';
import { readSources } from './read/sources.ts';
import { openSite, writeSpec } from './write.ts';

// Reads the sources once. Pictures are left out, since other suites write theirs at the same time.
const sources = { ...readSources(), pictures: [] };

test('the site is written anew over an older one, and what no longer belongs to it goes', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-site-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const pages = writeSpec(folder, sources);
  assert.ok(pages > sources.rules.length);
  const overview = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), 'old');
  writeFileSync(join(folder, 'rules', 'S-0-01.html'), 'gone');
  assert.equal(writeSpec(folder, sources), pages);
  assert.equal(readFileSync(join(folder, 'index.html'), 'utf8'), overview);
  assert.equal(existsSync(join(folder, 'rules', 'S-0-01.html')), false);
  assert.equal(existsSync(join(folder, 'rules', 'S-4.3-06.html')), true);
});

test('an open site writes the files that are asked for, as readers have approved since', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-site-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const site = openSite(folder, { ...sources, notes: { approvals: [], questions: [], answers: [] } });
  site.write('index.html');
  site.write('rules/S-4.3-06.html');
  assert.match(read('index.html'), /<b>0<\/b> of \d+ approved/);
  assert.equal(existsSync(join(folder, 'rules', 'S-4.3-07.html')), false);
  const [, words = '', evidence = ''] =
    /data-words="([^"]*)" data-evidence="([^"]*)"/.exec(read('rules/S-4.3-06.html')) ?? [];
  const approval = { rule: 'S-4.3-06', time: '2026-05-04T09:00:00Z', by: 'Ada', what: 'approved' } as const;
  const plain = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&gt;', '>');
  site.renew({
    notes: {
      approvals: [{ ...approval, words: plain(words), evidence: plain(evidence) }],
      questions: [],
      answers: [],
    },
    malformed: ['features/rules/answers.tsv:3 must have to, time, by, answer'],
  });
  site.write('index.html');
  site.write('rules/S-4.3-06.html');
  assert.match(read('index.html'), /<b>1<\/b> of \d+ approved.*last by Ada on 4 May 2026/s);
  assert.match(read('index.html'), /These lines do not count: [^<]*answers\.tsv:3 must have/);
  assert.match(read('rules/S-4.3-06.html'), /Approved by Ada on 4 May 2026/);
  writeFileSync(join(folder, 'rules', 'S-0-01.html'), 'gone');
  site.write('rules/S-0-01.html');
  assert.equal(existsSync(join(folder, 'rules', 'S-0-01.html')), false);
});

test('a damaged file of verdicts is named with its line, and hides no approval and no rule', () => {
  const damaged = readSources(readVerdicts('damaged\n'));
  assert.match(damaged.malformed.join(), /^features\/rules\/verdicts\.tsv:1 /);
  assert.equal(damaged.rules.length, sources.rules.length);
  assert.deepEqual(damaged.notes, sources.notes);
});
