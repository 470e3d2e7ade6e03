import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from '../../shared/source-files.ts';
import { architectureFindings, lineOf } from './architecture.ts';
import { rooms } from './rooms.ts';
import type { SourceFile } from '../../shared/source-file.ts';
import { importsOf } from '../../shared/imports.ts';
import { forbiddenPairs, mutualImports, roomLines } from './directions.ts';

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

/** Checks each import of a table: the importing file, the imported path, and what the finding says; null: allowed. */
function check(rows: readonly (readonly [path: string, from: string, message: string | null])[]): void {
  for (const [path, from, message] of rows)
    assert.deepEqual(findings(path, loadType(from)), message === null ? [] : [`${path}:1 ${message}`]);
}

test('web and mock-server do not import each other, and neither imports features', () => {
  check([
    ['web/app/main.ts', '../../mock-server/app/app.ts', 'web may not import mock-server/app/app.ts'],
    ['mock-server/app/app.ts', '../../web/app/main.ts', 'mock-server may not import web/app/main.ts'],
    ['mock-server/app/a.test.ts', '../../features/a/a.ts', 'mock-server may not import features/a/a.ts'],
    ['web/app/store.ts', '../../scripts/shared/run.ts', 'web may not import scripts/shared/run.ts'],
    ['contracts/provider/verify.test.ts', '../../mock-server/app/app.ts', null],
  ]);
});

test('web imports schemas as types only; its tests may load them', () => {
  assert.deepEqual(findings('web/pages/loan/api.ts', loadType('../../../contracts/schemas/loan.ts')), []);
  assert.deepEqual(findings('web/pages/loan/api.test.ts', load('../../../contracts/schemas/loan.ts')), []);
  assert.deepEqual(findings('web/pages/loan/api.ts', load('../../../contracts/schemas/loan.ts')), [
    'web/pages/loan/api.ts:1 web imports contracts/schemas/loan.ts at run time: only contracts/api, contracts/fields, contracts/operations, contracts/frame-messages.ts, contracts/operation.ts, contracts/palette.ts, anything else by import type',
  ]);
});

test('a room imports only what the table of rooms allows, types and tests included', () => {
  check([
    ['web/pages/loan/dashboard-page.tsx', '../../shared/ui/panel.tsx', null],
    ['web/pages/loan/dashboard-page.tsx', '../../shell/banner/heading.ts', null],
    ['web/app/router.tsx', '../pages/loan/dashboard-page.tsx', null],
    ['web/shell/menu/a.ts', '../../pages/loan/b.ts', 'web/shell may not import web/pages/loan/b.ts'],
    ['web/pages/loan/a.test.ts', '../../app/store.ts', 'web/pages may not import web/app/store.ts'],
    ['web/pages/loan/a.ts', '../legacy/b.ts', 'web/pages/loan may not import web/pages/legacy/b.ts'],
    ['mock-server/app/app.ts', '../los/routes/routes.ts', null],
    ['mock-server/los/routes/loan.ts', '../../platform/serve.ts', null],
    [
      'mock-server/platform/serve.ts',
      '../los/a.ts',
      'mock-server/platform may not import mock-server/los/a.ts',
    ],
    [
      'mock-server/store/store.ts',
      '../app/app.ts',
      'mock-server/store may not import mock-server/app/app.ts',
    ],
    ['mock-server/tools/console/client/a.ts', '../../../../web/shared/ui/b.ts', null],
    [
      'mock-server/tools/console/client/a.ts',
      '../../../platform/b.ts',
      'mock-server/tools/console/client may not import mock-server/platform/b.ts',
    ],
  ]);
  for (const path of ['web/pipeline/api.ts', 'mock-server/plugins/a.ts'])
    assert.deepEqual(findings(path, load('../shared/log.ts')), [
      `${path}:1 ${path} is in no room of scripts/check/architecture/rooms.ts: add it to the table`,
    ]);
});

test('features import only two folders of scripts, and only scripts import the specification site', () => {
  check([
    ['features/support/app.ts', '../../scripts/shared/folders.ts', null],
    ['features/site/pictures/pictures.ts', '../../journeys/form.ts', null],
    ['scripts/build/image/server-package.ts', '../../../features/site/write.ts', null],
    [
      'features/journeys/a.spec.ts',
      '../site/write.ts',
      'only scripts may import features/site, not features/journeys/a.spec.ts',
    ],
    [
      'features/journeys/a.spec.ts',
      '../../scripts/test/trace.ts',
      'features may import only scripts/shared and scripts/build of scripts, not scripts/test/trace.ts',
    ],
    [
      'scripts/shared/run.ts',
      '../../features/support/app.ts',
      'features import scripts/shared/run.ts, so it may not import features/support/app.ts',
    ],
    ['scripts/build/image/a.ts', '../../test/trace.ts', 'scripts/build may not import scripts/test/trace.ts'],
  ]);
});

test('a room imports only rooms above it in the table', () => {
  for (const [top, own] of Object.entries(rooms)) {
    const names = Object.keys(own);
    for (const [room, allowed] of Object.entries<readonly string[]>(own))
      assert.deepEqual(
        allowed.toSorted(),
        names
          .slice(0, names.indexOf(room))
          .filter((name) => allowed.includes(name))
          .toSorted(),
        `${top}/${room}`,
      );
  }
});

test('the rooms are printed with what they import, without tests', () => {
  assert.deepEqual(
    roomLines(
      importsOf([
        { path: 'web/app/main.ts', text: `${load('../shell/shell.tsx')}\n${load('../shared/log.ts')}` },
        { path: 'web/shell/shell.test.ts', text: load('../session/api.ts') },
      ]),
    )[0],
    'web: app -> shell, shared · pages · shell · session · shared',
  );
});

test('the finding for folders that import each other lists the imports of the rarer direction', () => {
  const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });
  const mutual = (...files: SourceFile[]) => mutualImports(importsOf(files), 'web');
  const shell = file('web/shell/shell.tsx', load('../loan/title.ts'), load('../loan/api.ts'));
  assert.deepEqual(mutual(shell, file('web/loan/api.ts', load('./title.ts'))), []);
  const loan = file('web/loan/api.ts', '', loadType('../shell/shell.tsx'));
  assert.deepEqual(mutual(shell, loan), [
    { folders: ['web/loan', 'web/shell'], imports: ['web/loan/api.ts:2 -> web/shell/shell.tsx'] },
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

test('tests of the mock server may import all of it, and only tests import test helpers', () => {
  assert.deepEqual(findings('mock-server/platform/http/health.test.ts', load('../../test/server.ts')), []);
  assert.deepEqual(findings('mock-server/app/app.ts', load('../test/server.ts')), [
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

test('the data of a query whose argument can change is a finding', () => {
  const found = (...lines: string[]) => findings('web/pages/loan/page.tsx', ...lines).length;
  assert.equal(found('const { data, error } = useGetMenuQuery(id);'), 1);
  assert.equal(found('const menu = useGetMenuQuery(id ?? skipToken);', 'use(menu.data);'), 1);
  assert.equal(found('const menu = useOptions(api.useGetMenuQuery({ id }));', 'use(menu.data);'), 1);
  assert.equal(found('const { currentData } = useGetMenuQuery(id);'), 0);
  assert.equal(found("const menu = useGetMenuQuery('reports');", 'use(menu.data);'), 0);
  assert.equal(found('const { data } = useGetUserQuery(undefined, { skip });'), 0);
  assert.equal(found('const { data } = useGetZipCodesQuery();'), 0);
});

test('a comment that disables a check is a finding', () => {
  assert.deepEqual(findings('web/a.ts', '// @ts-ignore'), [
    'web/a.ts:1 do not disable a check; fix its finding',
  ]);
});

test('docs/architecture.md lists each room with what it may import', () => {
  const text = textOf('docs/architecture.md');
  for (const [top, own] of Object.entries(rooms))
    for (const [room, allowed] of Object.entries<readonly string[]>(own)) {
      const below = allowed.map((name) => `\`${name}\``).join(' ');
      assert.match(
        text,
        new RegExp(`^\\| \`${room}\` \\| ${below === '' ? '–' : below} \\|`, 'm'),
        `${top}/${room}`,
      );
    }
});
