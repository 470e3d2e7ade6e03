import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presentContract } from '../../contracts-changes/read.ts';
import { contentOf, type Snapshot } from '../../trace/snapshots.ts';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { changesPages, retiredPages } from './changes-page.ts';
import { documentOf, siteOf } from './layout.ts';

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
  evidence: new Map([
    ...[...present.evidence].filter(([id]) => id !== 'S-4.3-07'),
    ['S-4.3-04', (present.evidence.get('S-4.3-04') ?? []).map((name) => `${name} renamed`)],
    ['S-4.3-99', ['web/gone.test.ts: [S-4.3-99] gone']],
    ['S-1-17', ['web/a.test.ts: [S-1-17] a claim of a decision']],
  ]),
});
const second = release('0.2.0', {
  evidence: new Map([...present.evidence].filter(([id]) => id !== 'S-4.3-06')),
});
const site = siteOf(modelOf({ ...sources, releases: [first, second] }));
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
});

test('evidence is gained and lost by rule; a renamed test is neither', () => {
  const evidence = (path: string) => {
    const [, told = ''] = textOf(path).split('<h2 id="evidence">');
    return told.split('</section>')[0]?.replaceAll(/<[^>]+>/g, '') ?? '';
  };
  const before = evidence('changes/0.1.0..0.2.0.html');
  assert.match(before, /1 rule gained its first test: S-4\.3-07/);
  assert.match(before, /1 rule lost its last test: S-4\.3-06/);
  assert.doesNotMatch(before, /S-4\.3-04|S-4\.3-99|S-1-17/);
  assert.match(evidence('changes.html'), /No rule lost its last test/);
});

test('a changed decision is below its question, an id in it stays whole', () => {
  const decided = present.decisions.get('A-66') ?? assert.fail('A-66');
  const changed = new Map([...present.decisions, ['A-66', decided.replace('(C-01)', '(C-02)')]]);
  const changedSite = siteOf(modelOf({ ...sources, releases: [release('0.1.0', { decisions: changed })] }));
  const [page] = changesPages(changedSite);
  assert.match(
    String(page?.body),
    /Which idle timing holds.*?<\/span><br>600, 300 .*\(<del>C-02<\/del> <ins>C-01<\/ins>\)/s,
  );
});

test('a retired rule keeps its address and says that it is retired', () => {
  const [page, ...others] = retiredPages(site);
  assert.deepEqual([page?.path, others.length], ['rules/S-4.3-99.html', 0]);
  assert.match(String(page?.body), /Retired.*A guest lands nowhere.*In release 0\.1\.0/s);
});

test('an operation whose contract changed is listed by what that means for other teams', () => {
  const { paths, components } = presentContract();
  const { '/api/alive': _alive, ...others } = paths;
  const contracts = new Map([
    ['0.1.0', { paths: { ...others, '/api/pulse': paths['/api/alive'] ?? {} }, components }],
    ['now', presentContract()],
  ]);
  const changedSite = siteOf(modelOf({ ...sources, releases: [first], contracts }));
  const [page] = changesPages(changedSite);
  assert.match(
    String(page?.body),
    /Contract: 1 breaking, 0 compatible and 0 reworded operations\..*<h3>Breaking<\/h3>.*keepAlive<\/summary>.*is GET \/api\/alive instead of GET \/api\/pulse/s,
  );
});

test('without the contract of a release in git the page says that it is not compared', () => {
  const [page] = changesPages(siteOf(modelOf({ ...sources, releases: [first], contracts: new Map() })));
  assert.match(String(page?.body), /Not compared: git does not have one of the contracts\./);
});
