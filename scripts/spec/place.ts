import { join } from 'node:path';
import { root } from '../source-files.ts';

/** Where the built site lies, from the root. */
export const specFolder = 'dist/spec';

/** Where the built site lies. */
export const specRoot = join(root, specFolder);
