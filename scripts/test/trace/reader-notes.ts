import { randomBytes } from 'node:crypto';
import { appendFileSync, closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type ReaderNotes,
  type StoredNote,
  UnknownSubject,
} from '../../../mock-server/tools/specification/reader-notes.ts';
import { root } from '../../shared/source-files.ts';
import { lineOf, noteFiles, type Notes } from './note-files.ts';
import { readNotes } from './notes.ts';
import { readCatalogue } from './catalogue.ts';

interface Place {
  /** Folder of the files. */
  readonly folder: string;
  /** The reason why the files are read-only; null if the user of this machine may write. */
  readonly closed: string | null;
  /** Address of the repository; null if it is not known. */
  readonly repository: string | null;
  /** True if the server reads the owner's documents. Default: false. */
  readonly hasDocuments?: boolean;
  /** Returns the time of the last build of the site. */
  builtAt(): Date;
}

/** Returns the notes of readers in the files of a folder. */
export function readerNotes({
  folder,
  closed,
  repository,
  hasDocuments = false,
  builtAt,
}: Place): ReaderNotes {
  const pathOf = (kind: keyof Notes) => join(folder, `${kind}.tsv`);
  const rowsOf = <Kind extends keyof Notes>(kind: Kind) => {
    const file = pathOf(kind);
    return existsSync(file) ? readNotes(kind, file, readFileSync(file, 'utf8')).rows : [];
  };
  const since = <Kind extends keyof Notes>(kind: Kind, built: Date) => {
    // A note of the minute before may have been written during the build.
    const from = new Date(built.getTime() - 60_000).toISOString();
    return rowsOf(kind).filter(({ time }) => time >= from);
  };
  /** Returns true for the id of a rule, a decision or a reader's question. */
  const knows = (id: string): boolean => {
    const { rules, decisions, notes } = readCatalogue(relative(root, folder));
    return [rules, decisions, notes.questions].some((all) => all.some((one) => one.id === id));
  };
  /** Returns the reader's last line about a rule, if it says the same: a second press stores nothing. */
  const sameApproval = (given: StoredNote<'approvals'>): StoredNote<'approvals'> | undefined => {
    const last = rowsOf('approvals').findLast(({ rule, by }) => rule === given.rule && by === given.by);
    return last && isDeepStrictEqual({ ...last, time: given.time }, given) ? last : undefined;
  };
  return {
    state: () => {
      const built = builtAt();
      return {
        closed,
        repository,
        hasDocuments,
        built: built.toISOString(),
        notes: {
          approvals: since('approvals', built),
          questions: since('questions', built),
          answers: since('answers', built),
        },
      };
    },
    add: (kind, sent) => {
      const subject = 'rule' in sent ? sent.rule : 'about' in sent ? sent.about : sent.to;
      if (!knows(subject)) throw new UnknownSubject(subject);
      const time = new Date().toISOString();
      const id = randomBytes(6).toString('hex');
      const line = lineOf(kind, { ...sent, time, id });
      const cells = line.split('\t');
      const note: unknown = Object.fromEntries(
        noteFiles[kind].map((column, index) => [column, cells[index]]),
      );
      const same: unknown = kind === 'approvals' ? sameApproval(note as StoredNote<'approvals'>) : undefined;
      if (same === undefined) append(pathOf(kind), noteFiles[kind], line);
      return (same ?? note) as StoredNote<typeof kind>;
    },
  };
}

/** Appends a line to a file in one write, so that lines of two processes are not mixed. */
function append(file: string, columns: readonly string[], line: string): void {
  const isNew = !existsSync(file) || statSync(file).size === 0;
  const before = isNew ? `${columns.join('\t')}\n` : endsWithBreak(file) ? '' : '\n';
  appendFileSync(file, `${before}${line}\n`);
}

function endsWithBreak(file: string): boolean {
  const last = Buffer.alloc(1);
  const opened = openSync(file, 'r');
  readSync(opened, last, 0, 1, statSync(file).size - 1);
  closeSync(opened);
  return last.toString() === '\n';
}
