import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../shared/source-files.ts';
import type { Topic } from './bench.ts';
import { benches } from './choice.ts';
import { rowsOf } from './report.ts';
import { headlines, measuredPage, type Section } from './measured.ts';

const machine = {
  processor: 'some processor',
  cores: 2,
  memoryGb: 24,
  platform: 'linux x64',
  node: 'v24.0.0',
  load: [3.2, 18] as const,
};

const section = (topic: Topic, measuredAt: string, ours: number): Section => ({
  topic,
  measuredAt,
  machine,
  command: `npm run bench -- ${topic} --write`,
  rows: rowsOf(
    {
      name: 'GET dashboard',
      unit: 'requests/s',
      ours: 'Threshold',
      aims: [{ against: 'bare Fastify', atLeast: 0.9 }],
    },
    [
      { subject: 'Threshold', value: ours },
      { subject: 'bare Fastify', value: 1_000 },
    ],
  ),
  leftOut: [{ bench: 'GET dashboard, Prism', reason: 'not installed' }],
});

const topics: readonly Topic[] = ['throughput', 'throughput', 'worlds'];

test('the page has each figure with date, machine, load, command and aim, and the benchmarks left out', () => {
  const page = measuredPage('', [section('throughput', '2026-02-02T10:00:00Z', 950)], topics);
  assert.ok(
    page.includes(
      'The topic `throughput` was measured on 2026-02-02 with Node v24.0.0, 2 cores (some processor), 24 GB, linux x64; ' +
        'load average 3.2 before and 18.0 after. `npm run bench -- throughput --write` measures it again.',
    ),
  );
  assert.ok(page.includes('- left out: GET dashboard, Prism: not installed'));
});

test('topics that were not measured again keep their text, in the order of the topics', () => {
  const first = measuredPage('', [section('worlds', '2026-01-01T00:00:00Z', 400)], topics);
  const second = measuredPage(first, [section('throughput', '2026-02-02T00:00:00Z', 950)], topics);
  assert.deepEqual(
    [...second.matchAll(/^## .+|measured on \S+/gm)].map(([found]) => found),
    ['## In short', '## throughput', 'measured on 2026-02-02', '## worlds', 'measured on 2026-01-01'],
  );
  assert.equal(measuredPage(second, [], topics), second);
});

test('the short table has the rows of the most important figures', () => {
  const page = measuredPage('', [section('throughput', '2026-02-02T10:00:00Z', 950)], topics);
  const row =
    '| GET dashboard | 950 requests/s | bare Fastify | 1,000 requests/s | 0.95 (0.95 to 0.95) | ≥ 0.9 × | met |';
  assert.equal(page.split(row).length, 3);
});

test('each headline has a benchmark of that name', () => {
  const names = new Set(benches.map(({ name }) => name));
  assert.deepEqual(
    headlines.filter(([bench]) => !names.has(bench)),
    [],
  );
});

test('every decision that gives up an aim exists', () => {
  const named = benches.flatMap(({ aims = [] }) => aims.flatMap(({ givenUp = [] }) => givenUp));
  assert.ok(named.length > 0);
  const decisions = readdirSync(join(root, 'docs/decisions'));
  assert.deepEqual(
    named.filter((name) => !decisions.includes(`${name}.md`)),
    [],
  );
});
