import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ArgumentsError } from '../shared/arguments.ts';
import type { Bench, Topic } from './bench.ts';
import { benches, chooseBenches } from './choice.ts';

const bench = (topic: Topic): Bench => ({
  topic,
  name: topic,
  unit: 'ms',
  ours: 'ours',
  async *run() {
    yield { subject: 'ours', value: 1 };
  },
});
const all = [bench('worlds'), bench('throughput'), bench('worlds')];

test('without arguments all benchmarks run at full length', () => {
  const settings = { isQuick: false, isLarge: false, withPeers: false };
  assert.deepEqual(chooseBenches(all, []), { benches: all, settings, toWrite: false });
});

test('topics choose benchmarks, options set the length', () => {
  assert.deepEqual(chooseBenches(all, ['worlds', '--quick', '--large']), {
    benches: [all[0], all[2]],
    settings: { isQuick: true, isLarge: true, withPeers: false },
    toWrite: false,
  });
});

test('--write without topics measures everything and all peers; with a topic only that topic', () => {
  assert.deepEqual(chooseBenches(all, ['--write']), {
    benches: all,
    settings: { isQuick: false, isLarge: true, withPeers: true },
    toWrite: true,
  });
  assert.deepEqual(chooseBenches(all, ['throughput', '--write']), {
    benches: [all[1]],
    settings: { isQuick: false, isLarge: false, withPeers: false },
    toWrite: true,
  });
  assert.throws(() => chooseBenches(all, ['--write', '--quick']), ArgumentsError);
});

test('an unknown argument is refused with the known ones', () => {
  assert.throws(
    () => chooseBenches(all, ['world']),
    /^ArgumentsError: There is no topic world\. Topics: worlds, throughput\./,
  );
  assert.throws(
    () => chooseBenches(all, ['--fast']),
    /^ArgumentsError: Unknown option '--fast'\. .*Options: --quick, --large, --peers, --write\.$/,
  );
});

test('names of benchmarks are unique', () => {
  const names = benches.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
});
