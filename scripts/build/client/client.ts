import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { writePackage } from './package.ts';
import { pack } from '../pack.ts';
import { root } from '../../shared/source-files.ts';

// Builds the client package and packs it into the given folder or dist. The last line is the path of the tarball.

const target = resolve(process.argv[2] ?? join(root, 'dist'));
const sources = join(target, 'client');
mkdirSync(target, { recursive: true });
await writePackage(sources);
console.log(relative(process.cwd(), await pack(sources, target)));
