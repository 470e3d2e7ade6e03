import { join } from 'node:path';
import type { SiteState } from '../../../mock-server/tools/specification/reader-notes.ts';
import type { Specification } from '../../../mock-server/tools/specification/specification.ts';
import { run } from '../../shared/run.ts';
import { hasSources, root } from '../../shared/source-files.ts';
import { ownDocuments } from '../../proof/documents/own-documents.ts';
import { readerNotes } from '../../proof/trace/reader-notes.ts';
import { isSpecStale, siteState, specRoot } from '../../proof/site-stamp.ts';

/** Whether readers may write notes, where else they can, and the folder of the owner's documents, which may be blank. */
type Access = Pick<SiteState, 'closed' | 'repository'> & { readonly documents: string };

/** Timeout of a build in seconds, longer than a build takes on a busy machine. */
const seconds = 60;

/**
 * Returns the specification site for the server. A request for a stale site builds it in a child process, so that the
 * server starts fast and still responds. Requests during a build wait for the same build.
 */
export function specification({ documents, ...access }: Access): Specification {
  let running: Promise<boolean> | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  const isDue = (): boolean => {
    const now = performance.now();
    if (now - checkedAt < freshness) return false;
    const isStale = isSpecStale();
    if (!isStale) checkedAt = now;
    return isStale;
  };
  const site = every(freshness, siteState);
  return {
    root: specRoot,
    notes: readerNotes({ folder: join(root, 'features', 'rules'), site, ...access }),
    documents: documents === '' ? null : ownDocuments(documents),
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
const freshness = 1_000;

/** Returns a function that calls `read` at most once per period and otherwise returns its last result (throttling). */
function every<Result>(milliseconds: number, read: () => Result): () => Result {
  let last: { readonly at: number; readonly result: Result } | null = null;
  return () => {
    const at = performance.now();
    if (last === null || at - last.at > milliseconds) last = { at, result: read() };
    return last.result;
  };
}

async function build(): Promise<boolean> {
  const script = join(root, 'features', 'site', 'spec.ts');
  const { ok, output } = await run(process.execPath, [script], { seconds });
  if (!ok) console.error(`The specification could not be built: ${output.trim()}`);
  return ok;
}
