import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { SettingsError } from '../../../mock-server/app/settings/setting.ts';
import { readCatalogue } from '../../test/trace/catalogue.ts';
import { isOwnRule } from '../../shared/ids.ts';
import { root } from '../../shared/source-files.ts';
import { misfits, passagesOf, readDocuments } from './documents.ts';
import { madeUp } from './made-up.ts';

function folderOf(context: TestContext, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-documents-'));
  context.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const both = { 'shell 000.md': madeUp('S'), 'loans 001.txt': madeUp('L') };

test('a rule has its sentence, with the sentence before and the one after', (context) => {
  const folder = folderOf(context, both);
  const { passages, all, notices } = passagesOf(folder, 'L-4.5');
  assert.deepEqual(notices, []);
  assert.deepEqual(
    all,
    [1, 2, 3, 4, 5, 6].map((number) => `Sentence ${number} of L-4.5.`),
  );
  assert.equal(passagesOf(folder, 'S-introduction').all.length, 4);
  assert.deepEqual(passages['L-4.5-05'], {
    place: 'Document 001, section 4.5, passage 3',
    before: 'Sentence 2 of L-4.5.',
    text: 'Sentence 3 of L-4.5.',
    after: 'Sentence 4 of L-4.5.',
  });
  assert.equal(passages['L-4.5-01']?.before, null);
  assert.equal(passagesOf(folder, 'S-2.5').passages['S-2.5-01']?.text, '2.5 Heading of S-2.5');
  assert.equal(passagesOf(folder, 'S-1').passages['S-1-05']?.text, 'Sentence 4 of S-introduction.');
});

test('in documents of the right edition each rule has a sentence', (context) => {
  const folder = folderOf(context, both);
  assert.deepEqual(misfits(readDocuments(folder)), []);
  const ids = readCatalogue()
    .rules.map(({ id }) => id)
    .filter((id) => !isOwnRule(id));
  const sections = [...new Set(ids.map((id) => id.replace(/-\d+$/, '')))];
  const found = sections.flatMap((section) => Object.keys(passagesOf(folder, section).passages));
  assert.deepEqual(found.toSorted(), ids.toSorted());
});

test('documents without a number in their names are told apart by their sections', (context) => {
  const documents = readDocuments(
    folderOf(context, { 'a.md': madeUp('L'), 'b.md': madeUp('S'), 'c.txt': 'Notes.' }),
  );
  assert.deepEqual([documents.get('L')?.file, documents.get('S')?.file], ['a.md', 'b.md']);
});

test('a section of another edition is named, and none of its sentences is shown', (context) => {
  const longer = madeUp('L').replace('Sentence 2 of L-4.5.', 'Sentence 2 of L-4.5. One more sentence.');
  const shorter = longer.replace(/## 4\.7 [^]*?(?=## 4\.8)/, '');
  const folder = folderOf(context, { '001.md': shorter });
  const edition = '001.md is another edition of document 001';
  const hidden = 'Beside the rules of this part, no sentence is shown.';
  assert.deepEqual(passagesOf(folder, 'L-4.5'), {
    passages: {},
    all: [],
    notices: [`${edition}: its section 4.5 has 7 sentences instead of 6. ${hidden}`],
  });
  assert.deepEqual(passagesOf(folder, 'L-4.7').notices, [`${edition}: it has no section 4.7. ${hidden}`]);
  assert.equal(Object.keys(passagesOf(folder, 'L-4.2').passages).length > 0, true);
  assert.deepEqual(passagesOf(folder, 'S-4.1').notices, ['The folder of DOCUMENTS has no document 000.']);
});

test('a folder that went away is said in place of the sentences', (context) => {
  const gone = join(folderOf(context, {}), 'gone');
  assert.deepEqual(passagesOf(gone, 'L-4.5'), {
    passages: {},
    all: [],
    notices: [`DOCUMENTS: ${gone} cannot be read: ENOENT.`],
  });
});

for (const [what, prepare, message] of [
  ['no folder', (folder: string) => join(folder, 'gone'), /gone cannot be read: ENOENT\.$/],
  ['a file', (folder: string) => write(folder, 'a.md', ''), /a\.md cannot be read: ENOTDIR\.$/],
  [
    'an empty folder',
    (folder: string) => folder,
    /has no document: put the documents there as \.md or \.txt/,
  ],
  ['the checkout', () => root, /is in the checkout: keep the documents outside/],
  ['a folder of the checkout', () => join(root, 'docs'), /is in the checkout/],
  ['a link to the checkout', (folder: string) => linked(folder, 'docs', 'link'), /is in the checkout/],
  [
    'a link to a file of the checkout',
    (folder: string) => (linked(folder, 'README.md', '000.md'), folder),
    /000\.md is in the checkout/,
  ],
  [
    'a text that is not UTF-8',
    (folder: string) => (write(folder, '000.md', Buffer.from([0x23, 0xff])), folder),
    /000\.md is not a text in UTF-8/,
  ],
  [
    'a file that is too large',
    (folder: string) => (write(folder, '000.md', 'a'.repeat(5_000_001)), folder),
    /000\.md is larger than 5 MB/,
  ],
  [
    'a folder in place of a file',
    (folder: string) => (mkdirSync(join(folder, '000.md')), folder),
    /000\.md cannot be read: EISDIR/,
  ],
  [
    'a text without numbered headings',
    (folder: string) => (write(folder, '000.md', '# Notes\n\nA text.'), folder),
    /no file of .* is one of the documents: their headings have numbers/,
  ],
  [
    'two editions',
    (folder: string) => (
      write(folder, '000.md', madeUp('S')), write(folder, '000 old.md', madeUp('S')), folder
    ),
    /^DOCUMENTS: 000 old\.md and 000\.md are both document 000/,
  ],
] as const) {
  test(`${what} is refused with what is wrong`, (context) => {
    const place = prepare(folderOf(context, {}));
    assert.throws(
      () => readDocuments(place),
      (error) => error instanceof SettingsError && message.test(error.message),
    );
  });
}

function write(folder: string, name: string, text: string | Buffer): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

function linked(folder: string, target: string, name: string): string {
  symlinkSync(join(root, target), join(folder, name));
  return join(folder, name);
}
