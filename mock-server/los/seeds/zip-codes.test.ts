import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateCodes } from '../../../contracts/api/options.ts';
import { seeds } from '../../platform/recipes/rows.ts';
import { zipCodes } from './zip-codes.ts';

const rows = zipCodes();
const military = new Set(['AA', 'AE', 'AP']);

test('[L-3.6-14] the look-up knows all 59 states and territories, and nothing else', () => {
  assert.equal(stateCodes.length, 59);
  assert.deepEqual([...new Set(rows.map(({ state }) => state))].toSorted(), stateCodes.toSorted());
});

test('there are 3,000 to 6,000 different rows, sorted by zip', () => {
  assert.ok(rows.length >= 3_000 && rows.length <= 6_000, String(rows.length));
  const lines = rows.map((row) => Object.values(row).join('\t'));
  assert.equal(new Set(lines).size, lines.length);
  const zips = rows.map(({ zip }) => zip);
  assert.deepEqual(zips, zips.toSorted());
});

test('every row has a county, except those of the military', () => {
  for (const { zip, state, county } of rows) assert.equal(county === '', military.has(state), zip);
});

test('the small states have all their zips', () => {
  const count = (code: string) =>
    new Set(rows.filter(({ state }) => state === code).map(({ zip }) => zip)).size;
  assert.deepEqual(['DC', 'DE', 'RI', 'VT'].map(count), [277, 96, 90, 308]);
});

test('some states have all their counties with a zip', () => {
  const counties = (code: string) =>
    new Set(rows.filter(({ state }) => state === code).map(({ county }) => county)).size;
  // Hawaii has a fifth county (Kalawao), which has no zip code in the list.
  assert.deepEqual(['DE', 'HI', 'IA', 'PR', 'RI', 'TX'].map(counties), [3, 4, 99, 78, 5, 254]);
});

test('[A-41] a zip may lie in several counties and states, and have several cities', () => {
  const of = (zip: string) => rows.filter((row) => row.zip === zip);
  assert.deepEqual(
    of('97635').map(({ state, county }) => `${state} ${county}`),
    ['OR Lake', 'CA Modoc'],
  );
  assert.deepEqual(
    of('92037').map(({ city }) => city),
    ['La Jolla', 'San Diego'],
  );
});

test('every address in the seeds is in the zip look-up', () => {
  const known = new Set(rows.map(({ zip, city, state }) => `${zip} ${city} ${state}`));
  for (const { dashboard } of seeds.standard('2026-01-01').loans) {
    const { primaryBorrower, primaryCoBorrower, loanDetails, loanNumber } = dashboard;
    const places = [
      [primaryBorrower.zipCode, primaryBorrower.city, primaryBorrower.state],
      [primaryCoBorrower?.zipCode, primaryCoBorrower?.city, primaryCoBorrower?.state],
      [loanDetails.propertyAddressZipCode, loanDetails.propertyAddressCity, loanDetails.propertyAddressState],
    ];
    for (const [zip, city, state] of places) {
      if (!zip) continue;
      assert.ok(known.has(`${zip.slice(0, 5)} ${city} ${state}`), `${loanNumber}: ${zip} ${city} ${state}`);
    }
  }
});
