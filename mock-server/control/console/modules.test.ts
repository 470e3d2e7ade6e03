import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserModules } from './modules.ts';

const root = new URL('../../../', import.meta.url);
const modulesFrom = (entry: string) => browserModules(new URL(entry, import.meta.url), root);

test('the console runs with what it serves: every import leads to a served module', () => {
  const modules = modulesFrom('client/main.ts');
  const served = new Set(modules.map(({ path }) => path));
  assert.ok(served.has('mock-server/control/console/client/main.ts'));
  assert.ok(served.has('contracts/operations/mock.ts'));
  for (const { path, code } of modules) {
    for (const [, from = ''] of code.matchAll(/from\s+'([^']+)'/g)) {
      const target = new URL(from, new URL(path, 'file:///')).pathname.slice(1);
      assert.ok(served.has(target), `${path} imports ${target}`);
    }
  }
});

test('nothing but the console and plain tables go to the browser', () => {
  for (const { path, code } of modulesFrom('client/main.ts')) {
    assert.match(
      path,
      /^(?:mock-server\/control\/console\/client\/|contracts\/(?:api\/|operations\/|operation))[a-z-]*\.ts$/,
    );
    assert.doesNotMatch(code, /typebox/);
    assert.doesNotMatch(path, /\.test\.ts$/);
  }
});

test('types are gone, and a module that imports types only imports nothing', () => {
  const [module] = modulesFrom('client/settings.ts');
  assert.doesNotMatch(module?.code ?? '', /import|WorldState/);
});

test('a module that needs a package is refused', () => {
  assert.throws(() => modulesFrom('modules.test.ts'), /imports node:\w+/);
});
