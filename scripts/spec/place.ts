import { join } from 'node:path';
import { root } from '../shared/source-files.ts';

/** The folder of the built site. */
export const specRoot = join(root, 'dist', 'spec');
