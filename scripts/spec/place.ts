import { join } from 'node:path';
import { root } from '../shared/source-files.ts';

/** Where the built site lies. */
export const specRoot = join(root, 'dist', 'spec');
