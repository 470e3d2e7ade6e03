import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { serveBuild } from '../../platform/html/assets.ts';
import { newNonce } from '../../platform/http/headers.ts';

interface ConsoleOptions {
  /** Folder of the built console. */
  readonly consoleRoot: string;
  /** True if the server has the specification, to which rules link. */
  readonly hasSpecification: boolean;
}

/**
 * Returns the content security policy of the console. It allows the script with this nonce and its imports. Styles,
 * fonts and requests are limited to this server. Scripts cannot convert texts to markup: main.tsx has the only policy.
 */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');

/**
 * Serves the built console at /mock, and its files below /mock/console/.
 *
 * @throws {Error} if the folder has no index.html, which means that the console has not been built
 */
export const consolePlugin = fastifyPlugin<ConsoleOptions>(
  async (app: FastifyInstance, { consoleRoot, hasSpecification }) => {
    const parts = readFileSync(join(consoleRoot, 'index.html'), 'utf8')
      .replace('__SPECIFICATION__', hasSpecification ? '/spec/' : '')
      .split('__CSP_NONCE__');
    app.get('/mock', (_request, reply) => {
      const nonce = newNonce();
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy(nonce))
        .send(parts.join(nonce));
    });
    serveBuild(app, consoleRoot, '/mock/console/');
  },
  { name: 'console', dependencies: ['control-api'], fastify: '5.x', encapsulate: true },
);
