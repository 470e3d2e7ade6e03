import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Fastify with the plugins that ours has and the built SPA, and nothing else: how soon can it be ready?
// The cache for compiled code is on as it is in ours, so what is loaded comes after it.

const root = join(import.meta.dirname, '..', '..', '..');
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
