import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fastify, { type FastifyPluginAsync } from 'fastify';
import fastifyPlugin, { type PluginMetadata } from 'fastify-plugin';
import { testApp } from '../test/server.ts';
import { upstreamOf } from '../platform/upstream/upstream.ts';
import { folderWith, manifestWith } from '../test/folder.ts';

/** Name of the property in which fastify-plugin stores the name and the dependencies of a plugin. */
const metadata = Symbol.for('plugin-meta');

type NamedPlugin = FastifyPluginAsync & { readonly [metadata]: PluginMetadata & { readonly name: string } };

const isNamedPlugin = (value: unknown): value is NamedPlugin =>
  typeof value === 'function' && metadata in value;

const room = new URL('../', import.meta.url);
const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => readFileSync(new URL(file, room), 'utf8').includes("from 'fastify-plugin'"));
const modules = (await Promise.all(sources.map((file) => import(new URL(file, room).href)))) as object[];

/** Every plugin that a file of the server exports. */
const plugins = modules.flatMap((module) => Object.values(module)).filter(isNamedPlugin);

for (const plugin of plugins) {
  const { name, dependencies = [] } = plugin[metadata];
  for (const missing of dependencies) {
    test(`the plugin ${name} is refused by name before its dependency ${missing}`, async (context) => {
      const app = fastify();
      context.after(() => app.close());
      for (const other of dependencies.filter((each) => each !== missing)) {
        await app.register(fastifyPlugin(async () => undefined, { name: other }));
      }
      await assert.rejects(async () => app.register(plugin), {
        code: 'FST_ERR_PLUGIN_DEPENDENCY_NOT_REGISTERED',
        message: `The dependency '${missing}' of plugin '${name}' is not registered`,
      });
    });
  }
}

test('the server registers every plugin once, by its name, and nothing else', async (context) => {
  const manifest = manifestWith('assets/presenter.js');
  const built = folderWith(context, { 'assets/a.js': '', 'index.html': '', 'manifest.json': manifest });
  const app = await testApp(context, {
    webRoot: built,
    consoleRoot: built,
    specification: { root: built, refresh: async () => true },
    upstream: upstreamOf({ url: 'http://backend.example', host: 'localhost', port: 0 }),
  });
  // Fastify's own entries are the callbacks of `after`.
  const registered = [...app.printPlugins().matchAll(/^[├└]─[─┬] (?!bound _after)(\S+)/gm)].map(
    ([, name]) => name,
  );
  assert.deepEqual(registered.toSorted(), plugins.map((plugin) => plugin[metadata].name).toSorted());
});
