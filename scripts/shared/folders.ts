import { join } from 'node:path';
import { root } from './source-files.ts';

/** Folder of the pacts that the consumer tests write and the provider tests verify. */
export const pactFolder = join(root, 'contracts', 'pacts');

/** Folder of the built SPA that a real browser opens. */
export const builtSpa = join(root, 'dist', 'web');

/** Folder of the built console, which journeys open. */
export const builtConsole = join(root, 'dist', 'console');
