import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { root } from '../shared/source-files.ts';
import { changedFiles, presentStamp } from './stamp.ts';

/** The site that the thread has opened. */
export interface OpenedSite {
  /** Time when the site was opened, or renewed with what readers wrote. */
  readonly built: Date;
  /** Identifies the sources of the site. */
  readonly stamp: string;
}

/** The response to a path. */
export interface WrittenFile {
  /** False if sources have changed, so that the file is not written: it takes a new thread with the present code. */
  readonly isWritten: boolean;
  /** The site, if it was opened or renewed for this file. */
  readonly site: OpenedSite | null;
}

// A thread of the server that keeps the data of the site, and writes each file whose path the server sends. A blank path
// ends it. Imports the rest after the compile cache is on.

enableCompileCache(join(root, 'node_modules', '.cache', 'compile'));
const { openSite } = await import('./write.ts');
const { readWritten } = await import('./read/sources.ts');

let opened = { built: new Date(), stamp: presentStamp() };
let told: OpenedSite | null = null;
const site = openSite();
parentPort?.on('message', (path: string) => {
  if (path === '') return parentPort?.close();
  const stamp = presentStamp();
  // The first file is written in any case: while tests run, their results change all the time.
  const isWritten = told === null || changedFiles(opened.stamp, stamp).length === 0;
  if (isWritten && told !== null && stamp !== opened.stamp) {
    opened = { built: new Date(), stamp };
    site.renew(readWritten());
  }
  if (isWritten) site.write(path);
  parentPort?.postMessage({ isWritten, site: told === opened ? null : opened } satisfies WrittenFile, []);
  told = opened;
});
