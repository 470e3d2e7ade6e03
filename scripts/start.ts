import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Builds the SPA when it is stale, starts the server and says who can sign in and which loans are there.
// What is slow to load comes after the cache for compiled code is on.

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compile'));
const { start } = await import('./start/start.ts');
await start(process.env);
