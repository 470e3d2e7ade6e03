import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';
import { StoredJson } from '../../http/answers.ts';

/** The zip look-up as JSON, read when first asked for and the same for everybody from then on. */
export function zipCodesJson(): StoredJson {
  prepared ??= new StoredJson(JSON.stringify(zipCodes()));
  return prepared;
}

/** The rows of zip-codes.tsv, in the order of the zips. */
export const zipCodes = (): ZipCode[] =>
  readFileSync(join(import.meta.dirname, 'zip-codes.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [zip = '', city = '', state = '', county = ''] = line.split('\t');
      return { zip, city, state: state as ZipCode['state'], county };
    });

let prepared: StoredJson | undefined;
