import type { ZipRow } from './geonames.ts';

const row = (zip: string, city: string, state: string, county: string): ZipRow => ({
  zip,
  city,
  state,
  county,
});

/**
 * Zips with several counties, states or city names, written by hand. The file of GeoNames has one row for each zip, but
 * the look-up must let the user choose.
 */
export const severalCounties: readonly ZipRow[] = [
  row('22030', 'Fairfax', 'VA', 'Fairfax'),
  row('22030', 'Fairfax', 'VA', 'Fairfax City'),
  row('33139', 'Miami', 'FL', 'Miami-Dade'),
  row('33139', 'Miami Beach', 'FL', 'Miami-Dade'),
  row('42223', 'Fort Campbell', 'KY', 'Christian'),
  row('42223', 'Fort Campbell', 'TN', 'Montgomery'),
  row('63673', 'Saint Mary', 'IL', 'Randolph'),
  row('63673', 'Saint Mary', 'MO', 'Perry'),
  row('63673', 'Saint Mary', 'MO', 'Ste. Genevieve'),
  row('71749', 'Junction City', 'AR', 'Union'),
  row('71749', 'Junction City', 'LA', 'Claiborne'),
  row('71749', 'Junction City', 'LA', 'Union'),
  row('73949', 'Texhoma', 'OK', 'Texas'),
  row('73949', 'Texhoma', 'TX', 'Sherman'),
  row('77494', 'Katy', 'TX', 'Fort Bend'),
  row('77494', 'Katy', 'TX', 'Harris'),
  row('84536', 'Monument Valley', 'AZ', 'Navajo'),
  row('84536', 'Monument Valley', 'UT', 'San Juan'),
  row('86515', 'Window Rock', 'AZ', 'Apache'),
  row('86515', 'Window Rock', 'NM', 'McKinley'),
  row('92037', 'La Jolla', 'CA', 'San Diego'),
  row('92037', 'San Diego', 'CA', 'San Diego'),
  row('94303', 'East Palo Alto', 'CA', 'San Mateo'),
  row('94303', 'Palo Alto', 'CA', 'Santa Clara'),
  row('97635', 'New Pine Creek', 'CA', 'Modoc'),
  row('97635', 'New Pine Creek', 'OR', 'Lake'),
];
