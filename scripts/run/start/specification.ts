import { join } from 'node:path';
import type { SiteState } from '../../../mock-server/tools/specification/reader-notes.ts';
import type { Specification } from '../../../mock-server/tools/specification/specification.ts';
import { passagesOf } from '../documents/documents.ts';
import { run } from '../../shared/run.ts';
import { hasSources, root } from '../../shared/source-files.ts';
import { readerNotes } from '../../test/trace/reader-notes.ts';
import { isSpecStale, siteBuiltAt, specRoot } from '../../test/site-stamp.ts';

/** Timeout of a build in seconds, longer than a build takes on a busy machine. */
const seconds = 60;

/**
 * Returns the specification site for the server. A request for a stale site builds it in a child process, so that the
 * server starts fast and still responds. Requests during a build wait for the same build.
 * @param access whether readers may write notes, and where else they can; the folder of the owner's documents
 */
export function specification({
  documents = null,
  ...access
}: Pick<SiteState, 'closed' | 'repository'> & { readonly documents?: string | null }): Specification {
  let running: Promise<boolean> | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  const isDue = (): boolean => {
    const now = performance.now();
    if (now - checkedAt < checkPeriod) return false;
    const isStale = isSpecStale();
    if (!isStale) checkedAt = now;
    return isStale;
  };
  return {
    root: specRoot,
    notes: readerNotes({
      folder: join(root, 'features', 'rules'),
      builtAt: siteBuiltAt,
      hasDocuments: documents !== null,
      ...access,
    }),
    ...(documents === null ? {} : { passages: (section) => passagesOf(documents, section) }),
    refresh: () => {
      if (!hasSources || (running === null && !isDue())) return Promise.resolve(true);
      running ??= build().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

/** Milliseconds for which the result of the staleness check is reused, since the check takes longer than a response. */
const checkPeriod = 1_000;

async function build(): Promise<boolean> {
  const script = join(root, 'features', 'site', 'spec.ts');
  const { ok, output } = await run(process.execPath, [script], { seconds });
  if (!ok) console.error(`The specification could not be built: ${output.trim()}`);
  return ok;
}
