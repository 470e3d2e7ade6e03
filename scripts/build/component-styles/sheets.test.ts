import assert from 'node:assert/strict';
import { test } from 'node:test';
import { variables } from '../../../web/shared/ui/theme.ts';
import { componentSheets } from './sheets.ts';

const sheets = componentSheets();
const all = [...sheets.values()].join('\n');

test('a component has a sheet for its rules and one for its variables', () => {
  assert.match(sheets.get('Button-Button') ?? '', /\.ant-btn\{/);
  assert.match(sheets.get('Button') ?? '', new RegExp(`\\.${variables}\\.ant-btn\\{--ant-button-`));
});

test('a sheet has the differences of the dark theme', () => {
  assert.match(
    sheets.get('Button') ?? '',
    /@media screen and \(prefers-color-scheme: dark\)\{\.\w+\.ant-btn\{--ant-button-/,
  );
  assert.doesNotMatch(sheets.get('Button-Button') ?? '', /prefers-color-scheme/);
});

test('sheets have neither the variables of the theme nor styles without a theme', () => {
  assert.doesNotMatch(all, new RegExp(`\\.${variables}\\{`));
  assert.doesNotMatch(all, /css-var-_|cache-path/);
});

test('all rules are in the layer antd, so that rules of the product override them', () => {
  for (const [name, text] of sheets) assert.match(text, /^@layer base, antd;@layer antd\{/, name);
});
