import { join } from 'node:path';
import { root } from './source-files.ts';

// Environment variables by which a run of mutants replaces the pacts and the build of a normal run.

/** Folder of the pacts that the consumer tests write and the provider tests verify. */
export const pactFolder = process.env['THRESHOLD_PACTS'] ?? join(root, 'contracts', 'pacts');

/** Folder of the built SPA that a real browser opens. */
export const builtSpa = process.env['THRESHOLD_SPA'] ?? join(root, 'dist', 'web');

/** Folder of the built console, which journeys open. */
export const builtConsole = join(root, 'dist', 'console');
