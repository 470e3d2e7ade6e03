import { join, relative, resolve } from 'node:path';
import { writeServerPackage } from './package.ts';
import { buildWhenStale, mockConsole, server, spa } from '../build.ts';
import { pack } from '../pack.ts';
import { root } from '../../shared/source-files.ts';
import { readPictures, readSources } from '../../../features/site/read/sources.ts';
import { writeSpec } from '../../../features/site/write.ts';

// Builds the package of the server and packs it into the given folder or dist. The last line is the path of the tarball.

const target = resolve(process.argv[2] ?? join(root, 'dist'));
const folder = join(target, 'server-package');
for (const build of [spa, mockConsole, server]) await buildWhenStale(build);
writeServerPackage(folder);
// The large pictures of a test run would triple the size of the package.
writeSpec(join(folder, 'dist', 'spec'), { ...readSources(), pictures: readPictures([]) });
console.log(relative(process.cwd(), await pack(folder, target)));
