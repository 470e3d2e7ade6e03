import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type TestContext, test } from 'node:test';
import { hashOf, root, textOf } from './source-files.ts';

function temporaryFolder(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-files-'));
  context.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a clone on Windows, with core.autocrlf, has no carriage return in any text', (context) => {
  const folder = temporaryFolder(context);
  const clone = ['clone', '--quiet', '--no-checkout', '--shared', '-c', 'core.autocrlf=true', root, folder];
  execFileSync('git', clone, { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('git', ['checkout', '--quiet', 'HEAD', '--', '.'], { cwd: folder });
  const files = globSync('**/*', { cwd: folder })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile() && !/\.(?:png|webp)$/.test(file));
  assert.ok(files.length > 1_000, `${files.length} files`);
  assert.deepEqual(
    files.filter((file) => readFileSync(file).includes('\r\n')),
    [],
  );
});

test('the text and the digest of a file do not depend on the ends of its lines', (context) => {
  const file = relative(root, join(temporaryFolder(context), 'rules.tsv'));
  const written = (text: string) => {
    writeFileSync(join(root, file), text);
    return { text: textOf(file), hash: hashOf([file]) };
  };
  const usual = written('id\trule\nL-1\té\n');
  assert.deepEqual(written('id\trule\r\nL-1\té\r\n'), usual);
  assert.notEqual(written('id\trule\nL-1\te\n').hash, usual.hash);
});
