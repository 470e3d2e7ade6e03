import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';

/** Reads the rows of zip-codes.tsv, sorted by zip. */
export const zipCodes = (): ZipCode[] =>
  readFileSync(join(import.meta.dirname, 'data', 'zip-codes.tsv'), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => {
      const [zip = '', city = '', state = '', county = ''] = line.split('\t');
      return { zip, city, state: state as ZipCode['state'], county };
    });
