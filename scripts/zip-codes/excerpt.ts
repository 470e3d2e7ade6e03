import type { ZipRow } from './geonames.ts';

/** Zip code and state of a borrower or property in a seed; null if the seed has none. */
export interface SeedPlace {
  readonly zip: string | null;
  readonly state: string | null;
}

/** States and territories whose zip codes are all in the excerpt. */
const wholeStates = new Set(['DC', 'DE', 'RI', 'VT', 'AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP']);

/**
 * Returns a sorted excerpt of some thousand rows: all zips of small states, one zip of the largest place in each county,
 * all zips of the cities in the seeds, and all zips with several counties.
 */
export function excerptOf(rows: readonly ZipRow[], seeds: readonly SeedPlace[]): ZipRow[] {
  const several = zipsWithSeveral(rows);
  const cities = citiesOf(rows, seeds);
  const representatives = new Set(representativesOf(rows));
  const chosen = rows.filter(
    (row) =>
      wholeStates.has(row.state) ||
      several.has(row.zip) ||
      cities.has(cityKey(row)) ||
      representatives.has(row),
  );
  const unique = new Map(
    chosen.map((row) => [`${row.zip} ${row.city} ${row.state} ${row.county}`, row] as const),
  );
  return [...unique.values()].toSorted(byZip);
}

function zipsWithSeveral(rows: readonly ZipRow[]): Set<string> {
  const seen = new Set<string>();
  const several = new Set<string>();
  for (const { zip } of rows) (seen.has(zip) ? several : seen).add(zip);
  return several;
}

function citiesOf(rows: readonly ZipRow[], seeds: readonly SeedPlace[]): Set<string> {
  const places = new Set(seeds.map(({ zip, state }) => `${(zip ?? '').slice(0, 5)} ${state ?? ''}`));
  return new Set(rows.filter(({ zip, state }) => places.has(`${zip} ${state}`)).map(cityKey));
}

/** Returns for each county the first zip of the place with the most zips, usually the county's largest town. */
function representativesOf(rows: readonly ZipRow[]): ZipRow[] {
  const counties = Map.groupBy(rows, ({ state, county }) => `${state} ${county}`);
  return [...counties.values()].flatMap((ofCounty) => {
    const places = [...Map.groupBy(ofCounty, ({ city }) => city).values()];
    const [largest = []] = places.toSorted(
      (one, other) => other.length - one.length || compare(one[0]?.zip ?? '', other[0]?.zip ?? ''),
    );
    const [first] = largest.toSorted(byZip);
    return first ? [first] : [];
  });
}

const cityKey = ({ city, state }: ZipRow): string => `${city}, ${state}`;

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byZip = (one: ZipRow, other: ZipRow): number =>
  compare(one.zip, other.zip) || compare(one.county, other.county) || compare(one.city, other.city);
