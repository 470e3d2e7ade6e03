import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ArgumentsError, orExit, readArguments } from '../../scripts/shared/arguments.ts';
import { commitBefore, commitNamed, root } from '../../scripts/shared/source-files.ts';
import { specRoot } from '../../scripts/proof/site-stamp.ts';

// Writes the specification as a site to dist/spec, or prints what has changed since a commit or day. With --pdf, prints
// all sections of the site, or the named ones, to a file in dist. Imports the rest after the compile cache is on.

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
enableCompileCache(join(root, 'node_modules', '.cache', 'compile'));
if (base === null) {
  const { writeSpec } = await import('./write.ts');
  const started = performance.now();
  const pages = writeSpec();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${pages} pages in ${seconds} s: ${join(specRoot, 'index.html')}`);
  if (isPrinted) {
    const { writePdf } = await import('./pdf.ts');
    console.log(await writePdf(specRoot, ids));
  }
} else {
  const { digestSince } = await import('./digest.ts');
  console.log(digestSince(base));
}
