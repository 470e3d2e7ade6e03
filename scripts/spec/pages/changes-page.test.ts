import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf, type Snapshot } from '../../trace/snapshots.ts';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { changesPages, retiredPages } from './changes-page.ts';
import { documentOf } from './layout.ts';
import { siteOf } from './site-context.ts';

const sources = readSources();
const present = contentOf(sources);
const release = (name: string, changed: Partial<Snapshot>): Snapshot => ({
  ...present,
  name,
  origin: 'abc1234 of 2026-01-01',
  ...changed,
});
const rule = present.rules.get('S-4.3-06') ?? assert.fail('S-4.3-06');
const first = release('0.1.0', {
  rules: new Map([
    ...present.rules,
    ['S-4.3-06', rule.replace('lands on', 'opens')],
    ['S-4.3-99', 'A guest lands nowhere.'],
  ]),
  evidence: new Map([...present.evidence, ['S-4.3-06', ['web/gone.test.ts: [S-4.3-06] gone']]]),
});
const site = siteOf(modelOf({ ...sources, releases: [first, release('0.2.0', {})] }));
const pages = changesPages(site);
const textOf = (path: string) =>
  documentOf(pages.find((page) => page.path === path) ?? assert.fail(path), site).toString();

test('there is a page for any two releases, and the last is about the time since the last release', () => {
  assert.deepEqual(
    pages.map(({ path }) => path),
    ['changes/0.1.0..0.2.0.html', 'changes/0.1.0..now.html', 'changes.html'],
  );
  assert.match(textOf('changes.html'), /Rules: 0 added, 0 reworded, 0 retired/);
  assert.match(textOf('changes.html'), /href="changes\/0\.1\.0\.\.0\.2\.0\.html"/);
});

test('a reworded rule shows its changed words, a retired one its last ones', () => {
  const text = textOf('changes/0.1.0..now.html');
  assert.match(text, /is Closing <del>opens<\/del> <ins>lands on<\/ins> the/);
  assert.match(
    text,
    /rules\/S-4\.3-99\.html">S-4\.3-99<\/a> <span class="text"><del>A guest lands nowhere\./,
  );
  assert.match(text, /<del>web\/gone\.test\.ts: \[S-4\.3-06\] gone<\/del>/);
});

test('a retired rule keeps its address and says that it is retired', () => {
  const [page, ...others] = retiredPages(site);
  assert.deepEqual([page?.path, others.length], ['rules/S-4.3-99.html', 0]);
  assert.match(String(page?.body), /Retired.*A guest lands nowhere.*In release 0\.1\.0/s);
});
