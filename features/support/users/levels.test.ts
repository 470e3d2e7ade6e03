import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadConfiguration, loadSources } from '@cucumber/cucumber/api';
import { forReaders } from './screen-text.ts';
import { levels } from './level.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Returns the places of all scenarios of a profile in cucumber.mjs, sorted. */
async function scenariosOf(profile: string): Promise<string[]> {
  const { runConfiguration } = await loadConfiguration({ profiles: [profile] }, { cwd: root });
  const { plan, errors } = await loadSources(runConfiguration.sources, { cwd: root });
  assert.deepEqual(errors, []);
  return plan.map(({ uri, location }) => `${uri}:${location.line}`).toSorted();
}

test('every scenario has the tag of exactly one level', async () => {
  const all = await scenariosOf('default');
  assert.notEqual(all.length, 0);
  assert.deepEqual((await Promise.all(levels.map(scenariosOf))).flat().toSorted(), all);
});

test('what one scenario says is closed or absent, another one opens or chooses, so its name is spelt right', () => {
  const steps = globSync('features/**/*.feature', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8').split('\n'),
  );
  const namesIn = (pattern: RegExp) =>
    new Set(steps.flatMap((step) => [...step.matchAll(pattern)].map(([, name = '']) => name)));
  const opened = namesIn(/(?:a dialog titled |(?=".*" is open))"([^"]+)"/g);
  const offered = namesIn(/(?:I (?:can )?choose |the loan icons are .*)"([^",]+)/g);
  const missing = [
    ...[...namesIn(/"([^"<]+)" is closed/g)].filter((name) => !opened.has(name)),
    ...[...namesIn(/there is no (?:button|link) "([^"]+)"/g)].filter((name) => !offered.has(name)),
  ];
  assert.deepEqual(missing, []);
});

test('one class gives texts to screen readers only, and the level without style sheets knows it', () => {
  const sheets = globSync('web/**/*.css', { cwd: root });
  const hiding = sheets.filter((file) =>
    /^ {2}clip(?:-path)?: /m.test(readFileSync(join(root, file), 'utf8')),
  );
  assert.deepEqual(hiding, ['web/shared/ui/base.css']);
  assert.ok(readFileSync(join(root, 'web/shared/ui/base.css'), 'utf8').includes(`\n${forReaders} {`));
});

test('features contain no selectors, markup or JSON', () => {
  const suspicious = /[{}]"|data-testid|css=|xpath=|<\/?(?:div|span|input)\b|\[role=/;
  const found = globSync('features/**/*.feature', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => suspicious.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  assert.deepEqual(found, []);
});
