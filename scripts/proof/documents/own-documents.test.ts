import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { SettingsError } from '../../../mock-server/app/settings/settings.ts';
import { sectionIdOf } from '../../shared/ids.ts';
import { root, textOf } from '../../shared/source-files.ts';
import { digestOf, ownDocuments } from './own-documents.ts';
import { sectionsOf } from './sentences.ts';

// The documents are made up.
const text = '# Loans\n\nIt makes loans.\n\n## 2. Screens\n\nOne. Two.\n\n- Three\n';

const catalog = {
  places: new Map([
    ['L-2-01', '2'],
    ['L-2-02', '3'],
    ['L-2-03', 'introduction 1'],
    ['L-3-01', '1'],
  ]),
  editions: new Map([['L-2', digestOf(sectionsOf(text).get('2') ?? [])]]),
};

function folderWith(context: TestContext, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-documents-'));
  context.after(() => rmSync(folder, { recursive: true }));
  for (const [name, words] of Object.entries(files)) writeFileSync(join(folder, name), words);
  return folder;
}

test('each rule of a section has its sentence, with the sentences before and after', (context) => {
  const folder = folderWith(context, { 'loans-001.md': text });
  assert.deepEqual(ownDocuments(folder, catalog).section('L-2'), {
    file: 'loans-001.md',
    notice: null,
    passages: {
      'L-2-01': { before: 'One.', sentence: 'Two.', after: 'Three' },
      'L-2-02': { before: 'Two.', sentence: 'Three', after: null },
      'L-2-03': { before: null, sentence: 'It makes loans.', after: null },
    },
  });
});

test('a document is read again at each request', (context) => {
  const folder = folderWith(context, { '001.txt': text });
  const documents = ownDocuments(folder, catalog);
  writeFileSync(join(folder, '001.txt'), text.replace('Two', 'Deux'));
  assert.equal(documents.section('L-2').passages['L-2-01']?.sentence, 'Deux.');
});

test('another edition is said by section', (context) => {
  const noticeOf = (words: string, section = 'L-2') =>
    ownDocuments(folderWith(context, { '001.md': words }), catalog).section(section).notice ?? '';
  assert.match(
    noticeOf(text.replace('Two', 'Deux')),
    /^Section 2 of 001\.md is another edition .* A sentence/,
  );
  assert.match(noticeOf(text.replace('- Three\n', '')), /it has no sentence for L-2-02\.$/);
  assert.equal(noticeOf(text, 'L-3'), '001.md has no section 3.');
  assert.equal(noticeOf(text, 'S-1'), 'DOCUMENTS has no file with 000 in its name.');
});

test('a folder that cannot be used is refused in one line', (context) => {
  const inside = join(root, '.results', 'documents-of-a-test');
  mkdirSync(inside, { recursive: true });
  context.after(() => rmSync(inside, { recursive: true }));
  for (const [folder, words] of [
    [join(tmpdir(), 'threshold-no-such-folder'), /is no folder/],
    [folderWith(context, { 'notes.md': '', '001.docx': '' }), /has no document/],
    [inside, /is inside the checkout/],
    [root, /is inside the checkout/],
  ] as const)
    assert.throws(
      () => ownDocuments(folder, catalog),
      (error) => error instanceof SettingsError && words.test(error.message) && !error.message.includes('\n'),
    );
});

test('each section with a place has the digest of its edition', () => {
  const read = (name: string) =>
    textOf(`features/rules/${name}.tsv`)
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[0] ?? '');
  assert.deepEqual(read('editions').toSorted(), [...new Set(read('places').map(sectionIdOf))].toSorted());
});
