import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Baseline of the start: Fastify with the same plugins and the built SPA. As in scripts/run/start.mjs, modules are imported
// after the compile cache is enabled.

const root = join(import.meta.dirname, '..', '..', '..', '..');
enableCompileCache(join(root, 'node_modules', '.cache', 'compile'));
const [{ default: fastify }, { default: fastifyStatic }, { default: formbody }] = await Promise.all([
  import('fastify'),
  import('@fastify/static'),
  import('@fastify/formbody'),
]);
const app = fastify();
await app.register(formbody);
await app.register(fastifyStatic, { root: join(root, 'dist', 'web'), wildcard: false });
console.log(`ready: ${await app.listen({ host: 'localhost', port: 0 })}`);
