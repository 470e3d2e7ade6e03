import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Builds the SPA if it is stale, starts the server and prints personas and loans. Modules that load slowly are imported
// after the compile cache is enabled.

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compile'));
const { start } = await import('./start/start.ts');
await start(process.env);
