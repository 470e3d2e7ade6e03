import assert from 'node:assert/strict';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from '../../shared/source-files.ts';
import { ownFiles, stubOf } from './stubs.ts';

test('a stub has the imports of a file from packages and none of its code', () => {
  const text = `
import type { Store } from 'redux';
import dayjs from 'dayjs';
import { Button, type ButtonProps, Input as Field } from 'antd';
import * as icons from '@ant-design/icons';
import {
  useState,
} from 'react';
import '@fontsource-variable/inter';
import { own } from './own.ts';
export const size = 1;
`;
  assert.deepEqual(stubOf('view.tsx', text).split('\n'), [
    "import dayjs from 'dayjs';",
    'globalThis.kept(dayjs);',
    "import { Button, Input as Field } from 'antd';",
    'globalThis.kept(Button, Field);',
    "import * as icons from '@ant-design/icons';",
    'globalThis.kept(icons);',
    "import { useState, } from 'react';",
    'globalThis.kept(useState);',
    "import '@fontsource-variable/inter';",
    "import { jsx } from 'react/jsx-runtime';",
    'globalThis.kept(jsx);',
  ]);
  assert.equal(stubOf('rules.ts', "import { own } from './own.ts';"), '');
});

test('the files of a module are all that it imports, without tables of operations, which have no schema in a browser', () => {
  const files = [...ownFiles([join(root, 'web/session/api.ts')])].map((file) => relative(root, file));
  assert.ok(files.includes('contracts/api/headers.ts'), files.join(' '));
  assert.ok(!files.some((file) => file.startsWith('contracts/operations/')), files.join(' '));
});
