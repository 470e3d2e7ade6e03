import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Pickle } from '@cucumber/messages';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { root } from '../../shared/source-files.ts';

// Builds the ids from parts, so that this file does not claim rules.
const [a, b] = ['L-1', 'L-2'].map((section) => `${section}-01`);

const folder = mkdtempSync(join(tmpdir(), 'rule-column-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'sample.feature');
writeFileSync(
  file,
  `Feature: Sample
  @domain
  Scenario Outline: <who> comes

    Examples:
      | who | rule |
      | Ada | ${a} |
      | Bo  | ${a} ${b} |
      | Cy  |      |
`,
);

/** Returns the scenarios that Cucumber chooses by tags with the configuration of this project, each with its tags. */
async function chosenBy(tags: string): Promise<string[]> {
  const provided = { paths: [file], tags, dryRun: true, format: [`summary:${join(folder, 'out')}`] };
  const { runConfiguration } = await loadConfiguration({ provided, profiles: ['default'] }, { cwd: root });
  const pickles = new Map<string, Pickle>();
  const chosen: string[] = [];
  await runCucumber(runConfiguration, { cwd: root }, ({ pickle, testCase }) => {
    if (pickle) pickles.set(pickle.id, pickle);
    if (testCase) chosen.push(testCase.pickleId);
  });
  return chosen.map((id) => {
    const { name = '', tags: own = [] } = pickles.get(id) ?? {};
    return [name, ...own.map((tag) => tag.name.slice(1))].join(' ');
  });
}

test('Cucumber chooses rows by the ids of their column, and gives them these tags', async () => {
  assert.deepEqual(await chosenBy(`@${a}`), [`Ada comes domain ${a}`, `Bo comes domain ${a} ${b}`]);
  assert.deepEqual(await chosenBy(`@domain and not @${a}`), ['Cy comes domain']);
});
