import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importsIn } from '../../shared/imports.ts';
import { textOf } from '../../shared/source-files.ts';
import { neededByServer, programs } from './needed.ts';

const { files, packages } = neededByServer();

test('the image has the programs and the files that the server reads', () => {
  const some = [...programs, 'package.json', 'mock-server/platform/html/pages.css'];
  for (const file of [
    ...some,
    'mock-server/los/seeds/data/zip-codes.tsv',
    'mock-server/los/seeds/data/loans.json',
  ]) {
    assert.ok(files.includes(file), file);
  }
});

test('the image has no tests, no features, and no sources of the SPA, of the console and of the bundle', () => {
  assert.deepEqual(
    files.filter((file) =>
      /\.test\.ts$|^(?:web|features)\/|^mock-server\/(?:test|tools\/console)\/|start\/start\.ts$|\/app\.ts$/.test(
        file,
      ),
    ),
    [],
  );
});

test('the image has only those packages whose files the server sends', () => {
  assert.deepEqual(packages, ['node_modules/swagger-ui-dist']);
});

test('the programs of the image import no packages', () => {
  const imported = files
    .filter((file) => file.startsWith('scripts/'))
    .flatMap((file) => importsIn(textOf(file)))
    .filter(({ from, typeOnly }) => !typeOnly && !/^(?:\.|node:)/.test(from));
  assert.deepEqual(imported, []);
});
