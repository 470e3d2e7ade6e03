import { join } from 'node:path';
import { ArgumentsError, orExit, readArguments } from './shared/arguments.ts';
import { commitBefore, commitNamed } from './shared/source-files.ts';
import { digestOf } from './spec/digest.ts';
import { addresses } from './spec/pages/addresses.ts';
import { specRoot } from './spec/place.ts';
import { writeSpec } from './spec/write.ts';
import { readCatalogue, readPairs, stateAt } from './trace/read.ts';

// Writes the specification as a site to dist/spec, or prints what has changed since a commit or day.

const usage = 'Usage: npm run spec [-- --digest COMMIT | --digest yyyy-mm-dd]';
const options = { digest: { type: 'string' } } as const;
const base = orExit(() => {
  const { digest } = readArguments(process.argv.slice(2), { options }, usage).values;
  if (digest === undefined) return null;
  const commit = /^\d{4}-\d\d-\d\d$/.test(digest) ? commitBefore(digest) : commitNamed(digest);
  if (commit === null) throw new ArgumentsError(`git has no commit ${digest}. ${usage}`);
  return commit;
});
if (base === null) {
  const started = performance.now();
  const pages = writeSpec();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${pages} pages in ${seconds} s: ${join(specRoot, addresses.overview)}`);
} else {
  const { notes, ...now } = readCatalogue();
  const before = { name: `${base.hash} of ${base.day}`, ...stateAt(base.hash) };
  console.log(digestOf(before, { name: 'now', ...now, pairs: readPairs() }, notes.approvals));
}
