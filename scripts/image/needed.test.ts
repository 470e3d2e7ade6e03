import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neededByServer, programs } from './needed.ts';

const { files, packages } = neededByServer();

test('the image has the programs, the packages they import and the files that they read', () => {
  const some = [...programs, 'package.json', 'mock-server/server.ts', 'mock-server/identity/sign-in.css'];
  for (const file of [...some, 'mock-server/los/data/zip-codes.tsv', 'contracts/operation.ts']) {
    assert.ok(files.includes(file), file);
  }
});

test('the image has no tests, no features and no sources of the SPA', () => {
  assert.deepEqual(
    files.filter((file) => /\.test\.ts$|^(?:web|features)\/|testing/.test(file)),
    [],
  );
});

test('the image has packages with their dependencies, but not the libraries of the SPA', () => {
  for (const name of ['fastify', 'kysely', 'jose', 'typebox', 'swagger-ui-dist', 'find-my-way']) {
    assert.ok(packages.includes(`node_modules/${name}`), name);
  }
  assert.deepEqual(
    packages.filter((name) =>
      /\/(?:antd|react|react-dom|@azure|vite|typescript|playwright-core)(?:\/|$)/.test(name),
    ),
    [],
  );
});
