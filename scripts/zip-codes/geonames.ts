/** One row of the zip look-up. */
export interface ZipRow {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
}

/**
 * Parses a GeoNames file of postal codes (tab-separated: country, code, place, state, code of the state, county and
 * more). Leaves out military rows, which have no state, and the states in free association FM, MH and PW (L-3.6-14,
 *
 */
export const zipRows = (text: string): ZipRow[] =>
  linesOf(text)
    .filter(([, , , , state]) => state !== '' && !associated.has(state ?? ''))
    .map(([, zip = '', city = '', , state = '', county = '']) => ({
      zip,
      city,
      state,
      county: countyOf(county),
    }));

/**
 * Parses the rows of military mail, which has no counties and only the "cities" APO and FPO. Derives the state from the
 * zip, since some states in the file are wrong. Returns every third row, since the rows hardly differ.
 */
export const militaryRows = (text: string): ZipRow[] =>
  linesOf(text)
    .filter(([, , , , state]) => state === '')
    .flatMap(([, zip = '', place = '']) => {
      const state = militaryStateOf(zip);
      const city = /^(APO|FPO)\b/.exec(place)?.[1];
      return state === null || city === undefined ? [] : [{ zip, city, state, county: '' }];
    })
    .filter((_row, index) => index % 3 === 0);

const associated = new Set(['FM', 'MH', 'PW']);

const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

/** Normalizes the name of a county, which the file of GeoNames spells in several ways. */
const countyOf = (name: string): string =>
  name
    .replace(/ \(CA\)$/, ' Census Area')
    .replace(/ Parish$/, '')
    .replace(/ \(city\)$/, ' City')
    .replace(/^City of (.+)$/, '$1 City')
    .trim();

function militaryStateOf(zip: string): 'AA' | 'AE' | 'AP' | null {
  if (zip.startsWith('340')) return 'AA';
  if (zip.startsWith('09')) return 'AE';
  return /^96[2-6]/.test(zip) ? 'AP' : null;
}
