import type { JournalFindings, JournalSearch } from '../../../contracts/operations/journal-search.ts';
import type { JournalEntry } from '../../../contracts/operations/mock-schemas.ts';
import type { KeptJournal } from '../../store/cluster/bus.ts';
import { longestJournal } from './journal.ts';
import { matchOf } from './search.ts';

/** A request in the merged journal of a world, with its number in the journal of one server. */
interface Merged {
  readonly journal: string;
  /** Number in the journal of its server. */
  readonly place: number;
  /** The entry, numbered among the requests of all servers. */
  readonly entry: JournalEntry;
}

/** Merges the journals of several servers, newest request last. Requests of more than one server are renumbered. */
export function merged(journals: readonly KeptJournal[]): Merged[] {
  const all = journals.flatMap(({ id, entries }) => entries.map((kept) => ({ journal: id, ...kept })));
  const isNumberedAnew = new Set(all.map(({ journal }) => journal)).size > 1;
  return all
    .toSorted((one, other) => one.recordedAt - other.recordedAt)
    .map(({ journal, entry }, index) => ({
      journal,
      place: entry.number,
      entry: isNumberedAnew ? { ...entry, number: index + 1 } : entry,
    }));
}

/**
 * Counts and lists the requests that match a search.
 *
 * @param journals the journals of the world on all servers
 */
export function findIn(
  journals: readonly KeptJournal[],
  { after = '', limit = longestJournal, ...pattern }: JournalSearch,
): JournalFindings {
  const start = readCursor(after);
  const newer = merged(journals).filter(({ journal, place }) => place > (start.get(journal) ?? 0));
  const reached = new Map(start);
  const entries: JournalEntry[] = [];
  const counts = { yes: 0, no: 0, undecided: 0 };
  for (const { journal, place, entry } of newer) {
    const match = matchOf(entry, pattern);
    counts[match] += 1;
    if (match === 'yes' && entries.length < limit) entries.push(entry);
    // The next search finds what the limit leaves out.
    if (counts.yes === entries.length) reached.set(journal, place);
  }
  const ends = new Map(journals.map(({ id, last }) => [id, last]));
  const since = [...ends].map(([id, last]) => Math.max(0, last - (start.get(id) ?? 0)));
  return {
    count: counts.yes,
    undecided: counts.undecided,
    forgotten: since.reduce((sum, each) => sum + each, 0) - newer.length,
    entries,
    next: cursorOf(counts.yes === entries.length ? ends : reached, ends),
  };
}

/** The number of the last request that was seen in each journal. */
type Cursor = ReadonlyMap<string, number>;

/** Encodes a cursor as text, without the journals that no longer exist. */
const cursorOf = (reached: Cursor, present: Cursor): string =>
  [...reached]
    .filter(([id]) => present.has(id))
    .map(([id, number]) => `${id}.${number}`)
    .join('~');

const readCursor = (text: string): Cursor =>
  new Map(
    text.split('~').map((part) => {
      const [id = '', number] = part.split('.');
      return [id, Number(number) || 0];
    }),
  );
