import { join } from 'node:path';
import { addresses } from './spec/pages/addresses.ts';
import { specRoot } from './spec/place.ts';
import { writeSpec } from './spec/write.ts';

// Writes the specification as a site to dist/spec.

const started = performance.now();
const pages = writeSpec();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${pages} pages in ${seconds} s: ${join(specRoot, addresses.overview)}`);
