import { join } from 'node:path';
import { addresses } from './spec/pages/addresses.ts';
import { specRoot } from './spec/place.ts';
import { writeSpec } from './spec/write.ts';

// Writes the specification as a site to dist/spec. With --pdf, prints all sections, or the named ones, to a file in dist.

const [option, ...ids] = process.argv.slice(2);
const started = performance.now();
const pages = writeSpec();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${pages} pages in ${seconds} s: ${join(specRoot, addresses.overview)}`);
if (option === '--pdf') {
  const { writePdf } = await import('./spec/pdf.ts');
  console.log(await writePdf(specRoot, ids));
}
