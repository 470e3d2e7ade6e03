import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Builds the SPA and bundles the server if they are stale, starts the server and prints personas and loans. `npm start -- --help` lists the switches. This file is
// JavaScript, and imports after the compile cache is enabled, so that Node does not load its TypeScript compiler.

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compile'));
const { startBundle } = await import('./start/bundle.ts');
await startBundle(process.argv.slice(2), process.env);
