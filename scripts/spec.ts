import { join } from 'node:path';
import { addresses } from './spec/pages/addresses.ts';
import { specRoot } from './spec/place.ts';
import { isSpecStale } from './spec/stamp.ts';

// Writes the specification as a site to dist/spec. With --when-stale, only if sources or results have changed.

if (process.argv.includes('--when-stale') && !isSpecStale()) {
  console.log('up to date');
} else {
  const { writeSpec } = await import('./spec/write.ts');
  const started = performance.now();
  const pages = writeSpec();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${pages} pages in ${seconds} s: ${join(specRoot, addresses.overview)}`);
}
