import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf } from '../../shared/source-file.ts';
import { habitFindings } from './habits.ts';

const findings = (path: string, ...lines: string[]) =>
  habitFindings({ path, text: `${lines.join('\n')}\n` }).map(lineOf);

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
