import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presentContract } from '../../../scripts/contracts/changes/read.ts';
import { contentOf, type Snapshot } from '../../../scripts/proof/trace/snapshots.ts';
import { modelOf } from '../model/model.ts';
import { readSources, type Sources } from '../read/sources.ts';
import { changesPage, retiredPages } from './changes-page.ts';
import { documentOf, type Site, siteOf } from './layout.ts';

const sources = readSources();
const present = contentOf(sources);
const siteSince = (changed: Partial<Snapshot>, now: Partial<Sources> = {}) =>
  siteOf(
    modelOf({
      ...sources,
      ...now,
      release: { ...present, name: '0.1.0', origin: 'abc1234 of 2026-01-01', ...changed },
    }),
  );
const rule = present.rules.get('S-4.3-06') ?? assert.fail('S-4.3-06');
const site = siteSince({
  rules: new Map([
    ...present.rules,
    ['S-4.3-06', rule.replace('lands on', 'opens')],
    ['S-4.3-99', 'A guest lands nowhere.'],
  ]),
  tests: new Map([...present.tests, ['S-4.3-07', 0], ['S-4.3-99', 1], ['S-1-17', 1]]),
});
const textOf = (of: Site) => documentOf(changesPage(of), of).toString();

test('the page says since when: the release, its commit and day', () => {
  assert.match(textOf(site), /<h1>Changes Since 0\.1\.0<\/h1>.*made from abc1234 of 2026-01-01\./s);
  assert.match(textOf(siteSince({})), /Rules: 0 added, 0 reworded, 0 retired/);
});

test('a reworded rule shows its changed words, a retired one its last ones', () => {
  const text = textOf(site);
  assert.match(text, /<del>opens<\/del> <ins>lands on<\/ins>/);
  assert.match(
    text,
    /rules\/S-4\.3-99\.html">S-4\.3-99<\/a> <span class="text"><del>A guest lands nowhere\./,
  );
});

test('evidence is gained and lost by rule, in numbers of tests', () => {
  const evidence = (of: Site) => {
    const [, told = ''] = textOf(of).split('<h2 id="evidence">');
    return told.split('</section>')[0]?.replaceAll(/<[^>]+>/g, '') ?? '';
  };
  assert.match(evidence(site), /1 rule gained its first test: S-4\.3-07/);
  assert.match(evidence(site), /No rule lost its last test/);
  assert.doesNotMatch(evidence(site), /S-4\.3-99|S-1-17/);
  const pairs = sources.pairs.filter(({ rule: id }) => id !== 'S-4.3-06');
  const lost = siteSince({}, { pairs });
  assert.match(evidence(lost), /1 rule lost its last test: S-4\.3-06/);
});

test('a changed decision is below its question, an id in it stays whole', () => {
  const decided = present.decisions.get('A-66') ?? assert.fail('A-66');
  const changed = new Map([...present.decisions, ['A-66', decided.replace('(C-01)', '(C-02)')]]);
  assert.match(
    textOf(siteSince({ decisions: changed })),
    />A-66<.*?<\/span><br>[^\n]*\(<del>C-02<\/del> <ins>C-01<\/ins>\)/s,
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
  const released = { paths: { ...others, '/api/pulse': paths['/api/alive'] ?? {} }, components };
  const contracts = { released, now: presentContract() };
  assert.match(
    textOf(siteOf(modelOf({ ...sources, contracts }))),
    /Contract: 1 breaking, 0 compatible and 0 reworded operations\..*<h3>Breaking<\/h3>.*keepAlive<\/summary>.*is GET \/api\/alive instead of GET \/api\/pulse/s,
  );
});

test('without the contract of a release in git the page says that it is not compared', () => {
  const contracts = { released: null, now: presentContract() };
  assert.match(
    textOf(siteOf(modelOf({ ...sources, contracts }))),
    /Not compared: git does not have the contract of the release\./,
  );
});
