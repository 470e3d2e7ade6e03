import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { before, type TestContext, test } from 'node:test';
import { openStore } from '../../platform/worlds/open-store.ts';
import { UnusableStoreError } from './unusable.ts';
import { folderWith } from '../../test/folder.ts';

/** A data file of this release, as bytes. */
let valid: Buffer;

before(async (context) => {
  const file = join(folderWith(context as TestContext), 'data.sqlite');
  await (await openStore(file)).close();
  valid = readFileSync(file);
});

/** Writes a valid data file and changes it as another program or release would. */
function writeChanged(file: string, change: string): void {
  writeFileSync(file, valid);
  const database = new DatabaseSync(file);
  database.exec(change);
  database.close();
}

/** Writes a data file as a killed server leaves it: with a change that is only in the write-ahead log. */
function writeKilled(file: string, change: string): void {
  const copied = `${file}-copied`;
  writeFileSync(copied, valid);
  const database = new DatabaseSync(copied);
  database.exec(`pragma journal_mode = wal; pragma wal_autocheckpoint = 0; ${change}`);
  for (const end of ['', '-wal', '-shm']) cpSync(`${copied}${end}`, `${file}${end}`);
  database.close();
  rmSync(copied);
}

const laterVersion = 'pragma user_version = 2';

const refusals: Readonly<Record<string, { readonly write: (file: string) => void; readonly says: RegExp }>> =
  {
    'a text file': {
      write: (file) => writeFileSync(file, 'no data '.repeat(10_000)),
      says: /^The data file \S+ is not a SQLite database\. Choose another file with DATA_FILE\.$/,
    },
    'a file of a few bytes': {
      write: (file) => writeFileSync(file, 'data'),
      says: /is not a SQLite database\./,
    },
    'a file that was cut off': {
      write: (file) => {
        writeFileSync(file, valid);
        truncateSync(file, valid.length / 2);
      },
      says: /^The data file \S+ is damaged\. Restore a copy of it, or choose another file with DATA_FILE\.$/,
    },
    'a file that was cut off within its first page': {
      write: (file) => writeFileSync(file, valid.subarray(0, 2_000)),
      says: /is damaged\./,
    },
    'a file that was overwritten in its middle': {
      write: (file) => {
        const middle = Math.floor(valid.length / 2);
        writeFileSync(
          file,
          Buffer.concat([valid.subarray(0, middle), Buffer.alloc(valid.length - middle, 'x')]),
        );
      },
      says: /is damaged\./,
    },
    'a database of another program': {
      write: (file) => new DatabaseSync(file).exec('create table places (url text)'),
      says: /^The data file \S+ belongs to another program\. Choose another file with DATA_FILE\.$/,
    },
    'a file of a newer version': {
      write: (file) => writeChanged(file, laterVersion),
      says: /^The data file \S+ was written by a newer version of Threshold\. Start that version, or choose another place with DATA_FILE\.$/,
    },
    'a file of a newer version whose server was killed': {
      write: (file) => writeKilled(file, laterVersion),
      says: /was written by a newer version/,
    },
    'a file of version 0.3.0 or earlier': {
      write: (file) => new DatabaseSync(file).exec('create table kysely_migration (name text)'),
      says: /^The data file (\S+) was written by an earlier version of Threshold, which stored its data differently\. Begin anew with: rm "\1"\*, or choose another place with DATA_FILE\.$/,
    },
    'a folder': {
      write: (file) => mkdirSync(file),
      says: /^The data file \S+ is not a file\. Choose a file with DATA_FILE\.$/,
    },
    'a device': {
      write: (file) => symlinkSync('/dev/null', file),
      says: /is not a file\./,
    },
    'a file beside an invalid lock file': {
      write: (file) => {
        writeFileSync(file, valid);
        writeFileSync(`${file}-lock`, 'no lock');
      },
      says: /^The lock file \S+-lock cannot be used\. Delete it when no server is running, or choose /,
    },
  };
for (const [what, { write, says }] of Object.entries(refusals)) {
  test(`${what} is rejected in one line that says what to do, and is not changed`, async (context) => {
    const path = folderWith(context);
    const file = join(path, 'data.sqlite');
    write(file);
    const found = contentOf(path);
    await assertRefused(file, says);
    assert.deepEqual(contentOf(path), found);
  });
}

test('the error for missing permissions of file or folder is one line that says what to do', async (context) => {
  const path = folderWith(context);
  const place = (name: string, mode: number): string => {
    const made = join(path, name);
    mkdirSync(made);
    writeFileSync(join(made, 'data.sqlite'), valid, { mode });
    return made;
  };
  const closed = place('closed', 0o600);
  const files = [
    join(place('read-only', 0o400), 'data.sqlite'),
    join(place('write-only', 0o200), 'data.sqlite'),
    join(closed, 'data.sqlite'),
    join(closed, 'new', 'data.sqlite'),
  ];
  chmodSync(closed, 0o500);
  const found = contentOf(path);
  const [readOnly, writeOnly, inClosed, newInClosed] = refusalsOfOrdinaryUser(path, files);
  for (const refusal of [readOnly, writeOnly]) {
    assert.match(
      refusal ?? '',
      /^The data file \S+ cannot be read and written\. Change its permissions, or choose another place with DATA_FILE\.$/,
    );
  }
  for (const refusal of [inClosed, newInClosed]) {
    assert.match(
      refusal ?? '',
      /^The data folder \S+ cannot be written\. Change its permissions, or choose another place with DATA_FILE\.$/,
    );
  }
  assert.deepEqual(contentOf(path), found);
});

test('a data folder inside of a file is rejected', async (context) => {
  const path = folderWith(context);
  writeFileSync(join(path, 'file'), '');
  await assertRefused(join(path, 'file', 'data.sqlite'), /^The data folder \S+\/file cannot be written\. /);
});

test('a missing folder is created', async (context) => {
  await (await openStore(join(folderWith(context), 'new', 'folder', 'data.sqlite'))).close();
});

test('an empty file becomes a data file', async (context) => {
  const file = join(folderWith(context), 'data.sqlite');
  writeFileSync(file, '');
  await (await openStore(file)).close();
});

test('changes in the log of a killed server are recovered', async (context) => {
  const file = join(folderWith(context), 'data.sqlite');
  writeKilled(file, "insert into secrets (name, value) values ('kept', 'yes')");
  const store = await openStore(file);
  assert.equal(await store.secrets.readOrCreate('kept', 'no'), 'yes');
  await store.close();
});

test('only one server at a time can open a data file, also by different paths', async (context) => {
  const file = join(folderWith(context), 'data.sqlite');
  const link = join(folderWith(context), 'link.sqlite');
  symlinkSync(file, link);
  const first = await openStore(file);
  for (const path of [file, link]) {
    await assertRefused(
      path,
      /^The data file \S+ is in use by another server\. Stop that server, or choose /,
    );
  }
  // Another program can still read the file.
  const reader = new DatabaseSync(file, { readOnly: true });
  assert.notEqual(reader.prepare('select count(*) as count from sqlite_master').get()?.['count'], 0);
  reader.close();
  assert.equal(await first.secrets.increment('writes'), 1);
  await first.close();
  const second = await openStore(link);
  assert.equal(await second.secrets.increment('writes'), 2);
  await second.close();
});

async function assertRefused(file: string, says: RegExp): Promise<void> {
  await assert.rejects(openStore(file), (error) => {
    assert.ok(error instanceof UnusableStoreError, String(error));
    assert.match(error.message, says);
    return true;
  });
}

/** Opens data files as a user who owns them and is not root. Returns an error or null for each file. */
function refusalsOfOrdinaryUser(path: string, files: readonly string[]): readonly (string | null)[] {
  const program = `
    import { openStore } from ${JSON.stringify(new URL('../../platform/worlds/open-store.ts', import.meta.url).href)};
    const [user, ...files] = process.argv.slice(1);
    if (user !== '') [process.setgroups([]), process.setgid(Number(user)), process.setuid(Number(user))];
    const refusals = [];
    for (const file of files) refusals.push(await openStore(file).then(() => null, ({ message }) => message));
    console.log(JSON.stringify(refusals));`;
  let user = '';
  // Permissions do not apply to the superuser, so the process changes to another user.
  if (process.getuid?.() === 0) {
    user = '65534';
    for (const name of ['', ...readdirSync(path, { recursive: true, encoding: 'utf8' })]) {
      chownSync(join(path, name), Number(user), Number(user));
    }
  }
  const parameters = ['--input-type=module', '--eval', program, user, ...files];
  return JSON.parse(execFileSync(process.execPath, parameters, { encoding: 'utf8' })) as (string | null)[];
}

/** Returns the digests of all files below a folder, by path. */
function contentOf(path: string): Record<string, string> {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(names.map((name) => [name, digestOf(join(path, name))]));
}

/**
 * Returns the digest of a file. Ignores the index of a write-ahead log (-shm), which SQLite creates again at each
 * opening.
 */
const digestOf = (file: string): string =>
  statSync(file).isFile() && !file.endsWith('-shm') ? hash('sha256', readFileSync(file)) : '';
