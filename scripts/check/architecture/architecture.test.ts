import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from '../../shared/source-files.ts';
import { architectureFindings, lineOf } from './architecture.ts';
import { boxes } from './boxes.ts';
import type { SourceFile } from '../../shared/source-file.ts';
import { importsOf } from '../../shared/imports.ts';
import { forbiddenPairs, mutualImports } from './directions.ts';

const findings = (path: string, ...lines: string[]) =>
  architectureFindings([{ path, text: `${lines.join('\n')}\n` }]).map(lineOf);

// Builds the import from parts, so that the checks do not find it in this file.
const load = (from: string) => `import { x } from '${from}';`;
const loadType = (from: string) => `import type { X } from '${from}';`;

test('contracts import no other package of the project', () => {
  assert.deepEqual(findings('contracts/api/loan.ts', load('./operation.ts')), []);
  assert.deepEqual(findings('contracts/api/loan.ts', load('../../web/app/store.ts')), [
    'contracts/api/loan.ts:1 contracts may not import web/app/store.ts',
  ]);
});

test('contracts/api imports schemas as types only', () => {
  assert.deepEqual(findings('contracts/api/loan.ts', loadType('../schemas/loan.ts')), []);
  assert.deepEqual(findings('contracts/api/loan.ts', load('../schemas/loan.ts')), [
    'contracts/api/loan.ts:1 contracts/api imports contracts/schemas/loan.ts at run time: only by import type',
  ]);
});

test('web and mock-server do not import each other', () => {
  assert.deepEqual(findings('web/app/main.ts', loadType('../../mock-server/app.ts')), [
    'web/app/main.ts:1 web/app may not import mock-server/app/app.ts',
  ]);
  assert.deepEqual(findings('mock-server/app/app.ts', load('../web/shared/routes/paths.ts')), [
    'mock-server/app/app.ts:1 mock-server may not import web/shared/routes/paths.ts',
  ]);
});

test('features and scripts may import everything, and no product file imports them', () => {
  assert.deepEqual(findings('mock-server/app.test.ts', load('../features/users/world.ts')), [
    'mock-server/app.test.ts:1 mock-server may not import features/support/users/world.ts',
  ]);
  assert.deepEqual(findings('web/app/store.ts', load('../../features/contracts/consumer/pact.ts')), [
    'web/app/store.ts:1 web/app may not import contracts/consumer/pact.ts',
  ]);
  assert.deepEqual(findings('contracts/provider/verify.test.ts', load('../../mock-server/app.ts')), []);
});

test('web imports schemas as types only; its tests may load them', () => {
  assert.deepEqual(findings('web/pages/loan/api.ts', loadType('../../contracts/schemas/loan.ts')), []);
  assert.deepEqual(findings('web/pages/loan/api.test.ts', load('../../contracts/schemas/loan.ts')), []);
  assert.deepEqual(findings('web/pages/loan/api.ts', load('../../contracts/schemas/loan.ts')), [
    'web/pages/loan/api.ts:1 web imports contracts/schemas/loan.ts at run time: only contracts/api, contracts/fields, contracts/operations, contracts/operation.ts, contracts/palette.ts, anything else by import type',
  ]);
});

test('a folder of web imports only what the table of boxes allows, types included', () => {
  assert.deepEqual(findings('web/pages/loan/dashboard-page.tsx', load('../shared/ui/panel.tsx')), []);
  assert.deepEqual(findings('web/pages/loan/dashboard-page.tsx', load('../shell/banner/heading.ts')), []);
  assert.deepEqual(findings('web/app/router.tsx', load('../loan/dashboard-page.tsx')), []);
  assert.deepEqual(findings('web/shell/menu/open-page.ts', '', loadType('../../loan/open-loan.ts')), [
    'web/shell/menu/open-page.ts:2 web/shell may not import web/pages/loan/open-loan.ts',
  ]);
  assert.deepEqual(findings('web/pages/loan/open-loan.test.ts', load('../app/store.ts')), [
    'web/pages/loan/open-loan.test.ts:1 web/pages/loan may not import web/app/store.ts',
  ]);
  assert.deepEqual(findings('web/shared/ui/panel.tsx', "const x = import('../api/api.ts');"), [
    'web/shared/ui/panel.tsx:1 web/shared/ui may not import web/shared/api/api.ts',
  ]);
});

test('features and scripts import one way: features import three folders of scripts only', () => {
  assert.deepEqual(findings('scripts/shared/folders.ts', load('../../scripts/shared/source-files.ts')), []);
  assert.deepEqual(findings('features/site/pictures/pictures.ts', load('../features/journeys/form.ts')), []);
  assert.deepEqual(findings('features/journeys/a.spec.ts', load('../../scripts/spec/write.ts')), [
    'features/journeys/a.spec.ts:1 features may import only scripts/shared, scripts/shared/browser, scripts/build/component-styles of scripts, not features/site/write.ts',
  ]);
  assert.deepEqual(findings('scripts/shared/run.ts', load('../../features/support/app.ts')), [
    'scripts/shared/run.ts:1 features import scripts/shared/run.ts, so it may not import features/support/app.ts',
  ]);
});

test('a folder of web that is missing in the table of boxes is a finding', () => {
  assert.deepEqual(findings('web/pipeline/api.ts', load('../shared/log.ts')), [
    'web/pipeline/api.ts:1 web/pipeline/api.ts is in no folder of scripts/check/architecture/boxes.ts: add it to the table',
  ]);
});

test('no two boxes may import each other, directly or through other boxes', () => {
  const reached = (box: string, seen = new Set<string>()): Set<string> => {
    for (const next of boxes[box] ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  assert.deepEqual(
    Object.keys(boxes).filter((box) => reached(box).has(box)),
    [],
  );
  assert.deepEqual(
    Object.values(boxes).filter((allowed) => allowed.includes('web/app') || allowed.includes('mock-server/')),
    [],
  );
});

test('the finding for folders that import each other lists the imports of the rarer direction', () => {
  const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });
  const mutual = (...files: SourceFile[]) => mutualImports(importsOf(files), 'web');
  const shell = file('web/shell/shell.tsx', load('../loan/title.ts'), load('../loan/api.ts'));
  assert.deepEqual(mutual(shell, file('web/pages/loan/api.ts', load('./title.ts'))), []);
  const loan = file('web/pages/loan/api.ts', '', loadType('../shell/shell.tsx'));
  assert.deepEqual(mutual(shell, loan), [
    { folders: ['web/pages/loan', 'web/shell'], imports: ['web/pages/loan/api.ts:2 -> web/shell/shell.tsx'] },
  ]);
  const menu = file('web/shell/menu/menu-list.tsx', load('../shell.tsx'));
  const around = file('web/shell/shell.tsx', load('./menu/menu-list.tsx'));
  assert.deepEqual(
    mutual(menu, around).map(({ folders }) => folders),
    [['web/shell', 'web/shell/menu']],
  );
});

test('in contracts, web, mock-server and scripts no two folders import each other', () => {
  const forbidden = (top: string, name: string) =>
    forbiddenPairs(
      importsOf([
        { path: `${top}/a/${name}`, text: load('../b/two.ts') },
        { path: `${top}/b/two.ts`, text: loadType('../a/three.ts') },
      ]),
    ).map(({ folders }) => folders);
  for (const top of ['contracts', 'web', 'mock-server', 'scripts'])
    assert.deepEqual(forbidden(top, 'one.ts'), [[`${top}/a`, `${top}/b`]]);
  assert.deepEqual(forbidden('scripts', 'one.test.ts').length, 1);
  assert.deepEqual(forbidden('mock-server', 'one.test.ts'), []);
  assert.deepEqual(forbidden('mock-server', 'one-testing.ts'), []);
});

test('the boxes of the mock server import one way, types included', () => {
  assert.deepEqual(findings('mock-server/app/app.ts', load('./los/routes/routes.ts')), []);
  assert.deepEqual(findings('mock-server/los/routes/loan.ts', load('../../control/serve.ts')), []);
  assert.deepEqual(findings('mock-server/platform/serve.ts', '', loadType('../los/routes/ids.ts')), [
    'mock-server/platform/serve.ts:2 mock-server/platform may not import mock-server/los/routes/ids.ts',
  ]);
  assert.deepEqual(findings('mock-server/platform/http/health.ts', load('../store/store.ts')), [
    'mock-server/platform/http/health.ts:1 mock-server/platform/http may not import mock-server/store/store.ts',
  ]);
  assert.deepEqual(findings('mock-server/platform/html/html.ts', load('../app.ts')), [
    'mock-server/platform/html/html.ts:1 mock-server/platform/html may not import mock-server/app/app.ts',
  ]);
  assert.deepEqual(findings('mock-server/plugins/a.ts', load('../html/html.ts')), [
    'mock-server/plugins/a.ts:1 mock-server/plugins/a.ts is in no folder of scripts/check/architecture/boxes.ts: add it to the table',
  ]);
});

test('tests of the mock server may import all of it, and only tests import test helpers', () => {
  assert.deepEqual(findings('mock-server/platform/http/health.test.ts', load('../testing/server.ts')), []);
  assert.deepEqual(findings('mock-server/app/app.ts', load('./testing/server.ts')), [
    'mock-server/app/app.ts:1 mock-server imports mock-server/test/server.ts, which only tests may import',
  ]);
});

test('only the store imports SQL packages', () => {
  assert.deepEqual(findings('mock-server/store/loans.ts', load('kysely')), []);
  assert.deepEqual(findings('mock-server/los/routes/loan.ts', load('kysely'), load('node:sqlite')), [
    'mock-server/los/routes/loan.ts:1 only mock-server/store may import kysely',
    'mock-server/los/routes/loan.ts:2 only mock-server/store may import node:sqlite',
  ]);
});

test('only the clock reads the system time', () => {
  assert.deepEqual(findings('mock-server/platform/worlds/clock.ts', 'Date.now();'), []);
  assert.deepEqual(findings('mock-server/app/app.ts', '// never Date.now()', 'new Date(0);', 'new Date();'), [
    'mock-server/app/app.ts:3 only mock-server/platform/worlds/clock.ts may read the system time: use the clock of the world',
  ]);
});

test('barrel files are findings', () => {
  assert.deepEqual(findings('web/shared/ui/index.ts', "export { Panel } from './panel.tsx';"), [
    'web/shared/ui/index.ts:1 is a barrel: import from the file that declares it',
  ]);
  assert.deepEqual(findings('web/shared/ui/all.ts', "export * from './panel.tsx';"), [
    'web/shared/ui/all.ts:1 re-exports another file: import from the file that declares it',
  ]);
});

test('a file has at most 300 lines', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'x');
  assert.deepEqual(findings('web/a.css', ...lines(300)), []);
  assert.deepEqual(findings('web/a.css', ...lines(301)), ['web/a.css:301 is 301 lines long: at most 300']);
});

test('a style that positions a row or a cell of a table is a finding', () => {
  const styles = (selector: string, position: string) =>
    findings('web/a.css', '', `${selector} {`, `  position: ${position};`, '}');
  const message = 'positions a part of a table, which WebKit ignores: position an element inside a cell';
  for (const selector of ['tbody tr', 'td:hover', 'table > thead:not(:has(a))', 'p, th.number'])
    assert.deepEqual(styles(selector, 'relative'), [`web/a.css:2 ${message}`], selector);
  for (const selector of ['td .cell', '.three', 'tr a::after'])
    assert.deepEqual(styles(selector, 'absolute'), [], selector);
  assert.deepEqual(styles('thead th', 'sticky'), []);
});

test('a comment that disables a check is a finding', () => {
  assert.deepEqual(findings('web/a.ts', '// @ts-ignore'), [
    'web/a.ts:1 do not disable a check; fix its finding',
  ]);
});

test('the diagram of docs/architecture.md shows each box and only allowed imports', () => {
  const [, diagram = ''] = /```mermaid\n([^`]*)```/.exec(textOf('docs/architecture.md')) ?? [];
  const idOf = (box: string) => box.replaceAll(/\W+/g, '_');
  const drawn = [...diagram.matchAll(/^ +(\w+)\["/gm)].map(([, id]) => id);
  const expected = Object.keys(boxes).filter(
    (box) => !['contracts', 'mock-server/test/fuzz', 'mock-server/test'].includes(box),
  );
  assert.deepEqual(drawn.toSorted(), expected.map(idOf).toSorted());
  const arrows = [...diagram.matchAll(/^ {4}(\w+) --> (\w+)$/gm)].map(([, from, to]) => `${from} ${to}`);
  const allowed = Object.entries(boxes).flatMap(([from, targets]) =>
    targets.map((to) => `${idOf(from)} ${idOf(to)}`),
  );
  assert.notEqual(arrows.length, 0);
  assert.deepEqual(
    arrows.filter((arrow) => !allowed.includes(arrow)),
    [],
  );
});
