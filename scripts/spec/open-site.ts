import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { root } from '../shared/source-files.ts';
import { changedFiles, presentStamp } from './stamp.ts';

/** The site as a thread of the server tells it. */
export interface OpenedSite {
  /** Time since which the written files are current, as milliseconds. */
  readonly at: number;
  /** Identifies the sources of the site. */
  readonly stamp: string;
}

/** A file that was asked for. */
export interface WrittenFile {
  readonly path: string;
  /** True if sources have changed, so that the file is not written: it takes a new thread with the present code. */
  readonly isStale: boolean;
  /** The site, if it was opened or renewed for this file. */
  readonly site: OpenedSite | null;
}

// A thread of the server that keeps the data of the site, and writes each file that the server asks for. Imports the
// rest after the compile cache is on.

enableCompileCache(join(root, 'node_modules', '.cache', 'compile'));
const { openSite } = await import('./write.ts');
const { readCatalogue } = await import('../trace/read.ts');

let stamp = presentStamp();
let isTold = false;
const site = openSite();
parentPort?.on('message', (path: string) => {
  const now = presentStamp();
  const isStale = changedFiles(stamp, now).length > 0;
  if (!isStale && now !== stamp) {
    const { notes, malformed } = readCatalogue();
    site.renew({ notes, malformed });
    stamp = now;
    isTold = false;
  }
  if (!isStale) site.write(path);
  parentPort?.postMessage({
    path,
    isStale,
    site: isStale || isTold ? null : { at: Date.now(), stamp },
  } satisfies WrittenFile);
  isTold ||= !isStale;
});
