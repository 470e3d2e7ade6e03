import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, textOf } from '../../shared/source-files.ts';

const folder = join(root, '.github', 'workflows');
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));
const { scripts } = JSON.parse(textOf('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

for (const { name, text } of workflows) {
  test(`${name}: each foreign action is pinned to a commit`, () => {
    const uses = [...text.matchAll(/uses: *(.*)/g)].map(([, what = '']) => what);
    assert.ok(uses.length > 1);
    for (const what of uses) assert.match(what, /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test(`${name}: each npm script exists in package.json`, () => {
    for (const [, script = ''] of text.matchAll(/npm run ([\w:-]+)/g)) assert.ok(scripts[script], script);
  });
}

test('each change is audited for known vulnerabilities of production dependencies', () => {
  assert.ok(workflows.some(({ text }) => /npm audit --omit=dev --audit-level=high/.test(text)));
});
