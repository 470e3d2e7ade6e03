import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitNamed, root } from './shared/source-files.ts';
import { snapshotAt } from './trace/read.ts';
import { releaseFolder, snapshotText } from './trace/snapshots.ts';

// Stores a snapshot of the specification for a release: `npm run release -- VERSION [COMMIT]`. /spec shows what changed
// between releases.

const [version = '', state = 'HEAD'] = process.argv.slice(2);
const file = `${releaseFolder}/${version}.tsv`;
const commit = commitNamed(state);
if (!/^\d+\.\d+\.\d+$/.test(version))
  refuse(`"${version}" is not a version: npm run release -- 1.2.3 [COMMIT]`);
if (existsSync(join(root, file)))
  refuse(`${file} exists: a release does not change. Delete the file to write it again.`);
if (commit === null) refuse(`git has no commit ${state}.`);
mkdirSync(join(root, releaseFolder), { recursive: true });
const snapshot = snapshotAt(version, commit);
writeFileSync(join(root, file), snapshotText(snapshot));
console.log(`${file} is written: ${snapshot.rules.size} rules of ${snapshot.origin}. Commit it.`);

function refuse(reason: string): never {
  console.error(`${reason} No file was written.`);
  process.exit(1);
}
