import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { textOf } from '../../shared/source-files.ts';
import { UnknownSubject } from '../../../mock-server/tools/specification/reader-notes.ts';
import { readNotes } from './notes.ts';
import { readerNotes } from './reader-notes.ts';

function stage(context: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-notes-'));
  context.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'S-1.tsv'),
    ['id\tkind\trule', ...known.map((id) => `${id}\trule\tIt holds.`)].join('\n'),
  );
  const built = new Date('2026-05-04T09:00:00Z');
  const notes = readerNotes({
    folder,
    closed: null,
    repository: null,
    builtAt: () => built,
  });
  return { notes, read: (kind: string) => readFileSync(join(folder, `${kind}.tsv`), 'utf8'), folder };
}

/** The ids that the catalog has. */
const known = ['X-1', 'A-09', 'A-19'];

const approval = {
  rule: 'X-1',
  by: 'Ada\tMoss\n',
  what: 'approved',
  words: 'It holds.',
  evidence: '',
  reason: '',
} as const;

test('a note is a line at the end of its file, which is made with its header', (context) => {
  const { notes, read } = stage(context);
  const first = notes.add('approvals', approval);
  const second = notes.add('approvals', { ...approval, what: 'withdrawn' });
  assert.equal(first.by, 'Ada Moss');
  assert.match(first.time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  assert.deepEqual(readNotes('approvals', 'a.tsv', read('approvals')), {
    rows: [first, second],
    malformed: [],
  });
});

test('a second approval of the same state stores nothing; one of other words or by another reader does', (context) => {
  const { notes, read } = stage(context);
  const first = notes.add('approvals', approval);
  assert.deepEqual(notes.add('approvals', approval), first);
  notes.add('approvals', { ...approval, by: 'Ben' });
  assert.deepEqual(notes.add('approvals', approval), first);
  notes.add('approvals', { ...approval, words: 'It holds always.' });
  const { rows } = readNotes('approvals', 'a.tsv', read('approvals'));
  assert.deepEqual(
    rows.map(({ by, words }) => [by, words]),
    [
      ['Ada Moss', 'It holds.'],
      ['Ben', 'It holds.'],
      ['Ada Moss', 'It holds always.'],
    ],
  );
});

test('a line follows a last line without a line break', (context) => {
  const { notes, read, folder } = stage(context);
  notes.add('answers', { to: 'A-09', by: 'Ada', answer: 'Yes.' });
  appendFileSync(join(folder, 'answers.tsv'), 'damaged');
  notes.add('answers', { to: 'A-19', by: 'Ada', answer: 'No.' });
  const { rows, malformed } = readNotes('answers', 'a.tsv', read('answers'));
  assert.deepEqual(
    rows.map(({ to }) => to),
    ['A-09', 'A-19'],
  );
  assert.deepEqual(malformed, ['a.tsv:3 must have to, time, by, answer']);
});

test('git keeps the approvals of two branches', (context) => {
  const { notes, read, folder } = stage(context);
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], { cwd: folder });
  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '--message', 'Approve');
  };
  const approveAs = (by: string) => notes.add('approvals', { ...approval, by });
  git('init', '--quiet', '--initial-branch', 'main');
  writeFileSync(join(folder, '.gitattributes'), textOf('.gitattributes').replaceAll('features/rules/', ''));
  approveAs('Ada');
  commit();
  git('checkout', '--quiet', '-b', 'other');
  approveAs('Ben');
  commit();
  git('checkout', '--quiet', 'main');
  approveAs('Cleo');
  commit();
  git('merge', '--quiet', '--no-edit', 'other');
  const { rows, malformed } = readNotes('approvals', 'a.tsv', read('approvals'));
  assert.deepEqual([rows.map(({ by }) => by).toSorted(), malformed], [['Ada', 'Ben', 'Cleo'], []]);
});

test('each question has an id of its own', (context) => {
  const { notes } = stage(context);
  const asked = { about: 'X-1', by: 'Ada', question: 'Why?', reason: 'It is new.' };
  const [one, other] = [notes.add('questions', asked), notes.add('questions', asked)];
  assert.match(one.id, /^[\da-f]{12}$/);
  assert.notEqual(one.id, other.id);
});

test('the state has the notes since the build', (context) => {
  const { notes, folder } = stage(context);
  const note = notes.add('answers', { to: 'A-09', by: 'Ada', answer: 'Yes.' });
  appendFileSync(join(folder, 'answers.tsv'), 'A-19\t2026-05-01T09:00:00Z\tAda\tNo.\n');
  const state = notes.state();
  assert.deepEqual(state.notes, { approvals: [], questions: [], answers: [note] });
  assert.equal(state.built, '2026-05-04T09:00:00.000Z');
});

test('a second press of Reject stores nothing; another reason does', (context) => {
  const { notes, read } = stage(context);
  const rejection = { ...approval, what: 'rejected', reason: 'No.' } as const;
  for (const reason of ['No.', 'No.', 'Never.']) notes.add('approvals', { ...rejection, reason });
  const { rows } = readNotes('approvals', 'a.tsv', read('approvals'));
  assert.deepEqual(
    rows.map(({ what, reason }) => [what, reason]),
    [
      ['rejected', 'No.'],
      ['rejected', 'Never.'],
    ],
  );
});

test('a note about a rule, question or decision that is gone is refused', (context) => {
  const { notes } = stage(context);
  for (const add of [
    () => notes.add('approvals', { ...approval, rule: 'X-9' }),
    () => notes.add('questions', { about: 'X-9', by: 'Ada', question: 'Why?', reason: 'It is new.' }),
    () => notes.add('answers', { to: 'X-9', by: 'Ada', answer: 'Yes.' }),
  ])
    assert.throws(add, new UnknownSubject('X-9'));
});
