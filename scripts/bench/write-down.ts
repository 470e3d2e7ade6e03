import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import { root } from '../source-files.ts';
import type { Topic } from './bench.ts';
import { headlineTable, measuredPage, placed, renewed, type Section } from './written.ts';

/** What was measured, topic by topic; the pages are made from it. */
const record = join(root, 'docs', 'measured.json');

/** Writes what was measured to docs/measured.md and its headlines to README.md. Topics that did not run stay as they are. */
export async function writeDown(fresh: readonly Section[], topics: readonly Topic[]): Promise<void> {
  const { sections: old } = JSON.parse(readFileSync(record, 'utf8')) as { sections: Section[] };
  const sections = renewed(old, fresh, topics);
  writeFileSync(record, `${JSON.stringify({ sections }, null, 2)}\n`);
  const biome = join(root, 'node_modules', '.bin', 'biome');
  await run(biome, ['format', '--write', record], { seconds: 30 });
  writeFileSync(join(root, 'docs', 'measured.md'), measuredPage(sections));
  const readMe = join(root, 'README.md');
  writeFileSync(readMe, placed(readFileSync(readMe, 'utf8'), 'measured', headlineTable(sections)));
}
