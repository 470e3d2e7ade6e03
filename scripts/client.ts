import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { writePackage } from './client/package.ts';
import { run } from './shared/run.ts';
import { root } from './shared/source-files.ts';

// Builds the client package and packs it into the given folder or dist. The last line is the path of the tarball.

const target = resolve(process.argv[2] ?? join(root, 'dist'));
const sources = join(target, 'client');
mkdirSync(target, { recursive: true });
await writePackage(sources);
const { ok, output } = await run('npm', ['pack', sources, '--silent', '--pack-destination', target], {
  seconds: 120,
});
if (!ok) {
  console.error(output.trim());
  process.exit(1);
}
console.log(relative(process.cwd(), join(target, output.trim().split('\n').at(-1) ?? '')));
