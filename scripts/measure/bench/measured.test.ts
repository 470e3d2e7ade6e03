import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sectionOf, withSection } from './measured.ts';

test('a section has the figures with date, machine, load and command', async () => {
  const section = await sectionOf(
    'throughput',
    async () => [{ name: 'GET', unit: 'requests/s', ours: 'Threshold', values: { Threshold: [950] } }],
    { isQuick: false, withPeers: true },
  );
  const [heading, , about = ''] = section.split('\n');
  assert.equal(heading, '## throughput');
  assert.match(
    about,
    /^Measured on \d{4}-\d\d-\d\d with Node v\S+, \d+ cores \(.+\), \d+ GB, \S+ \S+; load average [\d.]+ before and [\d.]+ after\. `npm run bench -- throughput --peers --write` measures it again\.$/,
  );
  assert.match(section, /^\| GET +\| 950 requests\/s /m);
});

test('a section replaces the one of the same topic, and the others keep their text', () => {
  const page = '# Measured\n\nPreface.\n\n## worlds\n\nold\n\n## start-up\n\nkept\n';
  assert.equal(
    withSection(page, '## worlds\n\nnew\n'),
    '# Measured\n\nPreface.\n\n## worlds\n\nnew\n\n## start-up\n\nkept\n',
  );
  assert.equal(withSection(page, '## lists\n\nnew\n'), `${page}\n## lists\n\nnew\n`);
});
