import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { serveBuild } from '../../platform/html/assets.ts';
import { withNonces } from '../../platform/http/headers.ts';

interface ConsoleOptions {
  /** Folder of the built console. */
  readonly consoleRoot: string;
  /** True if the server has the specification, to which rules link. */
  readonly hasSpecification: boolean;
}

/**
 * Serves the built console at /mock, and its files below /mock/console/.
 *
 * @throws {Error} if the folder has no index.html, which means that the console has not been built
 */
export const consolePlugin = fastifyPlugin<ConsoleOptions>(
  async (app: FastifyInstance, { consoleRoot, hasSpecification }) => {
    const page = readFileSync(join(consoleRoot, 'index.html'), 'utf8').replace(
      '__SPECIFICATION__',
      hasSpecification ? '/spec/' : '',
    );
    app.get('/mock', (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(withNonces(page, reply)),
    );
    serveBuild(app, consoleRoot, '/mock/console/');
  },
  { name: 'console', dependencies: ['control-api'], fastify: '5.x', encapsulate: true },
);
