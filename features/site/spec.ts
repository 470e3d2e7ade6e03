import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/shared/source-files.ts';
import { specRoot } from '../../scripts/test/site-stamp.ts';

// Writes the specification as a site to dist/spec. Imports the rest after the compile cache is on.

enableCompileCache(join(root, 'node_modules', '.cache', 'compile'));
const { writeSpec } = await import('./write.ts');
const started = performance.now();
const pages = writeSpec();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${pages} pages in ${seconds} s: ${join(specRoot, 'index.html')}`);
