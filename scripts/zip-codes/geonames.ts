/** One line of the zip look-up. */
export interface ZipRow {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
}

/**
 * The rows of a GeoNames file of postal codes (tab separated: country, code, place, state, code of the state, county
 * and more). Rows without a state are those of the military, see below; codes of free association (FM, MH, PW) are
 * left out (L-3.6-14, A-42).
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
 * The codes of military mail, which has no counties: APO and FPO are its "cities". Their code is drawn from the zip,
 * because the file names some wrongly. Every third one is taken: they differ in nothing.
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

/** One way to write each kind of county; the file mixes several. */
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
