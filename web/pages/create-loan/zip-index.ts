import { matchKeyOf } from '../../../contracts/api/text.ts';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';

/** Index of the zip list, to search places by zip code or city and to find counties. Blanks around a zip do not count. */
export interface ZipIndex {
  /** Returns the rows whose zip or "City, ST" begins with the text, in the order of the list. */
  search(text: string): readonly ZipCode[];
  /** Returns the row of a zip code; null if the list has no row or several rows for this zip code. */
  only(zip: string): ZipCode | null;
  /** Returns the counties of a state, sorted by name; empty if the list has none for this state. */
  countiesOf(state: string): readonly string[];
  /** Returns the county of a zip code in a state, or the state's only county; null if neither is unique. */
  countyOf(zip: string, state: string): string | null;
}

/** Maximum number of rows that a search returns. */
const mostFound = 100;

export function zipIndexOf(rows: readonly ZipCode[]): ZipIndex {
  const searchable = rows.map((row) => ({ row, place: matchKeyOf(`${row.city}, ${row.state}`) }));
  const byState = new Map<string, Set<string>>();
  const byZip = new Map<string, Set<string>>();
  const only = new Map<string, ZipCode | null>();
  for (const row of rows) {
    const { zip, state, county } = row;
    only.set(zip, only.has(zip) ? null : row);
    if (county === '') continue;
    setOf(byState, state).add(county);
    setOf(byZip, `${zip} ${state}`).add(county);
  }
  const counties = new Map(
    [...byState].map(([state, names]) => [
      state,
      [...names].toSorted((one, other) => one.localeCompare(other, 'en')),
    ]),
  );
  return {
    search: (text) => {
      const wanted = matchKeyOf(text);
      if (wanted === '') return [];
      const found: ZipCode[] = [];
      for (const { row, place } of searchable) {
        if (row.zip.startsWith(wanted) || place.startsWith(wanted)) found.push(row);
        if (found.length === mostFound) break;
      }
      return found;
    },
    only: (zip) => only.get(zip.trim()) ?? null,
    countiesOf: (state) => counties.get(state) ?? [],
    countyOf: (zip, state) =>
      sole([...(byZip.get(`${zip.trim()} ${state}`) ?? [])]) ?? sole(counties.get(state) ?? []),
  };
}

/** The index while the list is loading, and after an error. */
export const noZips: ZipIndex = zipIndexOf([]);

const sole = (names: readonly string[]): string | null => (names.length === 1 ? (names[0] ?? null) : null);

function setOf(map: Map<string, Set<string>>, key: string): Set<string> {
  const known = map.get(key) ?? new Set();
  map.set(key, known);
  return known;
}
