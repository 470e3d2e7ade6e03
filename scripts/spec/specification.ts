import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SiteState } from '../../mock-server/http/reader-notes.ts';
import type { Specification } from '../../mock-server/http/specification.ts';
import { hasSources, root } from '../shared/source-files.ts';
import type { OpenedSite, WrittenFile } from './open-site.ts';
import { readerNotes } from './reader-notes.ts';
import { changedFiles, isSpecStale, presentStamp, siteState, specRoot } from './stamp.ts';

/** Files that are always sent as the sources are now. The others may be sent as they were written last. */
const present: ReadonlySet<string> = new Set(['index.html', 'news.html', 'rules.json', 'lens.json']);

/**
 * Returns the specification site for the server. If the built site is stale, a thread writes each file that is asked
 * for, so that the server still responds. The thread keeps the data of the site, so that a file of the site takes as
 * long as this file only.
 * @param access whether readers may write notes, and where else they can
 */
export function specification(access: Pick<SiteState, 'closed' | 'repository'>): Specification {
  let thread: Thread | null = null;
  const isBuilt = every(freshness, () => !isSpecStale());
  const site = every(freshness, () => {
    const opened = thread?.opened();
    if (!opened) return siteState();
    return { built: opened.built, changed: changedFiles(opened.stamp, presentStamp()) };
  });
  return {
    root: specRoot,
    notes: readerNotes({ folder: join(root, 'features', 'rules'), site, ...access }),
    refresh: async (path) => {
      if (!hasSources) return true;
      const isThere = existsSync(join(specRoot, path));
      const mayBeOld = isThere && !present.has(path);
      if (mayBeOld && !thread?.opened()) return true;
      if (thread === null && isThere && isBuilt()) return true;
      let asked = (thread ??= startThread());
      try {
        if ((await asked.write(path)) || mayBeOld) return true;
        if (thread === asked) thread = startThread();
        asked.stop();
        asked = thread ??= startThread();
        return await asked.write(path);
      } catch (error) {
        if (thread === asked) thread = null;
        console.error('The specification could not be built:', error);
        return false;
      }
    },
  };
}

/** Milliseconds for which a site counts as fresh. The check of all sources takes longer than a response. */
const freshness = 1_000;

/** Returns a function that calls another one at most once in some milliseconds, and returns its last result. */
function every<Result>(milliseconds: number, read: () => Result): () => Result {
  let last: { readonly at: number; readonly result: Result } | null = null;
  return () => {
    const at = performance.now();
    if (last === null || at - last.at > milliseconds) last = { at, result: read() };
    return last.result;
  };
}

interface Thread {
  /** The site that the thread has opened; null while it opens it. */
  opened(): OpenedSite | null;
  /** Writes a file. Resolves to false if the thread has older sources than the present ones. */
  write(path: string): Promise<boolean>;
  /** Ends the thread after the files that it still has to write. */
  stop(): void;
}

function startThread(): Thread {
  const worker = new Worker(join(root, 'scripts', 'spec', 'open-site.ts'));
  worker.unref();
  let site: OpenedSite | null = null;
  const waiting: PromiseWithResolvers<boolean>[] = [];
  // The thread responds in the order of the requests.
  worker.on('message', (written: WrittenFile) => {
    site = written.site ?? site;
    waiting.shift()?.resolve(written.isWritten);
  });
  let failure: unknown = null;
  const fail = (error: unknown) => {
    failure ??= error;
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread has ended')));
  return {
    opened: () => site,
    write: (path) => {
      if (failure !== null) return Promise.reject(failure);
      const result = Promise.withResolvers<boolean>();
      waiting.push(result);
      worker.postMessage(path, []);
      return result.promise;
    },
    stop: () => worker.postMessage('', []),
  };
}
