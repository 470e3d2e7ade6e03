import { limits } from '../../../contracts/api/limits.ts';
import type { JournalFindings, JournalSearch } from '../../../contracts/operations/journal-search.ts';
import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import type { JournalPage } from '../../store/repositories/journal.ts';
import { matchOf } from './search.ts';

/**
 * Counts and lists the requests that match a search.
 *
 * @param page the requests after the number `after`
 */
export function findIn(
  page: JournalPage,
  { after, limit = limits.journal, ...pattern }: Omit<JournalSearch, 'after'> & { readonly after: number },
): JournalFindings {
  const { last, cleared, rows } = page;
  const counts = { yes: 0, no: 0, undecided: 0 };
  const found: JournalEntry[] = [];
  let next = last;
  for (const [index, entry] of entriesIn(page).entries()) {
    const match = matchOf(entry, pattern);
    counts[match] += 1;
    if (match !== 'yes') continue;
    if (found.length < limit) found.push(entry);
    // The next search finds what the limit leaves out.
    else next = Math.min(next, (rows[index]?.number ?? next) - 1);
  }
  return {
    count: counts.yes,
    undecided: counts.undecided,
    forgotten: Math.max(0, last - Math.max(after, cleared) - rows.length),
    entries: found,
    next: String(next),
  };
}

/** Returns the requests of a page as entries. They are numbered in the order of their times, on whatever server. */
export function entriesIn({ last, cleared, rows }: JournalPage): JournalEntry[] {
  const before = last - cleared - rows.length;
  return rows.map(({ entry }, index) => ({
    number: before + index + 1,
    ...(JSON.parse(entry) as Omit<JournalEntry, 'number'>),
  }));
}
