import { join } from 'node:path';
import { contractAt, presentContract } from './contracts-changes/read.ts';
import { ArgumentsError, orExit, readArguments } from './shared/arguments.ts';
import { commitBefore, commitNamed } from './shared/source-files.ts';
import { digestOf } from './spec/digest.ts';
import { addresses } from './spec/pages/addresses.ts';
import { specRoot } from './spec/place.ts';
import { writeSpec } from './spec/write.ts';
import { readCatalogue, readPairs, stateAt } from './trace/read.ts';

// Writes the specification as a site to dist/spec, or prints what has changed since a commit or day. With --pdf, prints
// all sections of the site, or the named ones, to a file in dist.

const usage = 'Usage: npm run spec [-- --digest COMMIT | --digest yyyy-mm-dd | --pdf [SECTION ...]]';
const options = { digest: { type: 'string' }, pdf: { type: 'boolean', default: false } } as const;
const { base, isPrinted, ids } = orExit(() => {
  const { values, positionals } = readArguments(
    process.argv.slice(2),
    { options, allowPositionals: true },
    usage,
  );
  const { digest, pdf } = values;
  if (positionals.length > 0 && !pdf) throw new ArgumentsError(usage);
  if (digest === undefined) return { base: null, isPrinted: pdf, ids: positionals };
  const commit = /^\d{4}-\d\d-\d\d$/.test(digest) ? commitBefore(digest) : commitNamed(digest);
  if (commit === null) throw new ArgumentsError(`git has no commit ${digest}. ${usage}`);
  return { base: commit, isPrinted: pdf, ids: positionals };
});
if (base === null) {
  const started = performance.now();
  const pages = writeSpec();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${pages} pages in ${seconds} s: ${join(specRoot, addresses.overview)}`);
  if (isPrinted) {
    const { writePdf } = await import('./spec/pdf.ts');
    console.log(await writePdf(specRoot, ids));
  }
} else {
  const { notes, ...now } = readCatalogue();
  const before = {
    name: `${base.hash} of ${base.day}`,
    ...stateAt(base.hash),
    contract: contractAt(base.hash),
  };
  console.log(
    digestOf(
      before,
      { name: 'now', ...now, pairs: readPairs(), contract: presentContract() },
      notes.approvals,
    ),
  );
}
