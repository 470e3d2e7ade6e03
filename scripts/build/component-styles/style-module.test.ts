import assert from 'node:assert/strict';
import { test } from 'node:test';
import { styleExportsOf, stubOf, styleSheetsOf } from './style-module.ts';

const source = `import { genStyleHooks, genSubStyleComponent } from '../../theme/internal';
const genPanel = token => ({ [token.componentCls]: {} });
export const prepareComponentToken = () => ({});
export const useSharedStyle = genStyleHooks(['Input', 'Shared'], token => [genPanel(token)]);
export const PanelStyle = genSubStyleComponent(['Input', 'panel'], genPanel);
export default (prefixCls, rootCls = prefixCls) => {
  const useStyle = genStyleHooks('Input', token => [genPanel(token)], prepareComponentToken);
  return useStyle(prefixCls, rootCls);
};
`;

const exports = styleExportsOf(source);

test('hooks and components that write styles are found among the exports of a module', () => {
  assert.deepEqual(exports, [
    { name: 'useSharedStyle', path: 'Input-Shared', kind: 'genStyleHooks' },
    { name: 'PanelStyle', path: 'Input-panel', kind: 'genSubStyleComponent' },
    { name: 'default', path: 'Input-Input', kind: 'genStyleHooks' },
  ]);
  assert.deepEqual(styleExportsOf('export const genBorder = token => ({});\nexport default genBorder;'), []);
});

test('each export needs the style sheet of its rules, and the sheet of its component for variables', () => {
  const { sheets, missing } = styleSheetsOf(
    exports,
    new Set(['Input', 'Input-Input', 'Input-Shared', 'Button']),
    new Set(),
  );
  assert.deepEqual(sheets, ['Input', 'Input-Shared', 'Input-Input']);
  assert.deepEqual(missing, ['Input-panel']);
});

test('a component that is never shown needs no style sheet', () => {
  const { missing } = styleSheetsOf(
    exports,
    new Set(['Input-Input', 'Input-Shared']),
    new Set(['Input-panel']),
  );
  assert.deepEqual(missing, []);
});

test('the stub has the exports of the module without computing styles', async () => {
  const stub = stubOf(exports, [], 'theme', 'data:text/javascript,export const width = 8;');
  const module = await import(`data:text/javascript,${encodeURIComponent(stub)}`);
  assert.deepEqual(module.default('ant-input'), ['', 'theme']);
  assert.deepEqual(module.useSharedStyle('ant-input'), ['', 'theme']);
  assert.equal(module.PanelStyle({}), null);
  assert.equal(module.width, 8);
});
