import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserModules } from './modules.ts';

const root = new URL('../../../', import.meta.url);
const modulesFrom = (entry: string) => browserModules(new URL(entry, import.meta.url), root);

test('every import of the console is a served module', () => {
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

test('only modules of the console and tables of contracts are served', () => {
  for (const { path, code } of modulesFrom('client/main.ts')) {
    assert.match(
      path,
      /^(?:mock-server\/control\/console\/client\/|contracts\/(?:api\/|operations\/|operation))[a-z-]*\.ts$/,
    );
    assert.doesNotMatch(code, /typebox/);
    assert.doesNotMatch(path, /\.test\.ts$/);
  }
});

test('types are removed, and imports of types too', () => {
  const [module] = modulesFrom('client/settings.ts');
  assert.doesNotMatch(module?.code ?? '', /import|WorldState/);
});

test('a module that imports a package throws an error', () => {
  assert.throws(() => modulesFrom('modules.test.ts'), /imports node:\w+/);
});
