import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitNamed, root } from '../shared/source-files.ts';
import { snapshotAt } from './trace/read.ts';
import { releaseFile, snapshotText } from './trace/snapshots.ts';

// Stores a snapshot of the specification for a release: `npm run release -- VERSION [COMMIT]`. It replaces the snapshot
// of the release before. /spec shows what has changed since.

const [version = '', state = 'HEAD'] = process.argv.slice(2);
const commit = commitNamed(state);
if (!/^\d+\.\d+\.\d+$/.test(version))
  refuse(`"${version}" is not a version: npm run release -- 1.2.3 [COMMIT]`);
if (commit === null) refuse(`git has no commit ${state}.`);
const snapshot = snapshotAt(version, commit);
writeFileSync(join(root, releaseFile), snapshotText(snapshot));
console.log(`${releaseFile} is written: ${snapshot.rules.size} rules of ${snapshot.origin}. Commit it.`);

function refuse(reason: string): never {
  console.error(`${reason} No file was written.`);
  process.exit(1);
}
