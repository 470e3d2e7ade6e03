import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesUnder, textOf } from '../shared/source-files.ts';
import { shown } from './component-styles.ts';

test('each component of antd that the SPA uses has its styles, and no other', () => {
  const used = filesUnder(['web'])
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/import \{([^}]*)\} from 'antd'/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => !/^type |^theme\b|^ConfigProvider$/.test(name));
  assert.deepEqual(
    [...new Set(used), 'message', 'notification'].toSorted(),
    Object.values(shown)
      .flatMap((each) => Object.keys(each))
      .toSorted(),
  );
});
