import { join } from 'node:path';
import { writePackage } from './client/package.ts';
import { run } from './shared/run.ts';
import { root } from './shared/source-files.ts';

// Builds the client package in dist/client and packs it: the last line is the path of the tarball.

const folder = join(root, 'dist', 'client');
await writePackage(folder);
const { ok, output } = await run(
  'npm',
  ['pack', folder, '--silent', '--pack-destination', join(root, 'dist')],
  {
    seconds: 120,
  },
);
if (!ok) {
  console.error(output.trim());
  process.exit(1);
}
console.log(join('dist', output.trim().split('\n').at(-1) ?? ''));
