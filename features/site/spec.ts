import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ArgumentsError, orExit, readArguments } from '../../scripts/shared/arguments.ts';
import { commitBefore, commitNamed, firstDay, mergeBaseOf, root } from '../../scripts/shared/source-files.ts';
import { specRoot } from '../../scripts/proof/site-stamp.ts';

// Writes the specification as a site to dist/spec, or prints what has changed since a commit or day, or between commits. With --pdf, prints
// all sections of the site, or the named ones, to a file in dist. Imports the rest after the compile cache is on.

const usage =
  'Usage: npm run spec [-- --digest COMMIT | --digest COMMIT..COMMIT | --digest yyyy-mm-dd | --pdf [SECTION ...]]';
const options = { digest: { type: 'string' }, pdf: { type: 'boolean', default: false } } as const;
const { range, isPrinted, ids } = orExit(() => {
  const { values, positionals } = readArguments(
    process.argv.slice(2),
    { options, allowPositionals: true },
    usage,
  );
  const { digest, pdf } = values;
  if (positionals.length > 0 && !pdf) throw new ArgumentsError(usage);
  return { range: digest === undefined ? null : rangeOf(digest), isPrinted: pdf, ids: positionals };
});
enableCompileCache(join(root, 'node_modules', '.cache', 'compile'));
if (range === null) {
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
  console.log(digestSince(range.base, range.end));
}

type Commit = NonNullable<ReturnType<typeof commitNamed>>;

/**
 * Parses a commit, a day or a range. As in a pull request, the changes of `main..HEAD` are those since the branches have
 * parted. Without an end, they are those of the present sources.
 *
 * @throws {ArgumentsError} naming a commit that git does not have, or a day before its first commit
 */
function rangeOf(text: string): { readonly base: Commit; readonly end: Commit | null } {
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return { base: known(text, commitBefore(text), missingBefore), end: null };
  const [first = '', last] = text.split(/\.{2,3}/, 2);
  const base = known(first, commitNamed(first));
  if (last === undefined) return { base, end: null };
  const end = known(last, commitNamed(last));
  return { base: mergeBaseOf(base.hash, end.hash) ?? base, end };
}

function known(name: string, commit: Commit | null, missing = missingNamed): Commit {
  if (commit !== null) return commit;
  const advice = 'A shallow clone has few commits: git fetch --unshallow gets the others.';
  throw new ArgumentsError(`${missing(name)} ${advice} ${usage}`);
}

function missingNamed(name: string): string {
  return `git has no commit "${name}".`;
}

function missingBefore(day: string): string {
  const first = firstDay();
  return `git has no commit before ${day}.${first === null ? '' : ` Its first is of ${first}.`}`;
}
