import type { FastifyInstance } from 'fastify';
import { acceptsGzip } from '../../html/assets.ts';
import { newNonce } from '../../http/headers.ts';
import { problem } from '../../http/problems.ts';
import { readConsoleAssets, type ConsoleAssets } from './assets.ts';
import { consolePage, type PageContext } from './page.ts';

/**
 * Returns the content security policy of the console. It allows one script with its imports. Styles, fonts and requests
 * are limited to this server. Scripts cannot convert texts to markup.
 */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

type ConsoleOptions = Pick<PageContext, 'specification'>;

/** Serves the console at /mock: one page, its styles, and its modules as JavaScript. */
export async function consolePlugin(app: FastifyInstance, options: ConsoleOptions): Promise<void> {
  let read: ConsoleAssets | undefined;
  const assets = (): ConsoleAssets => (read ??= readConsoleAssets());

  app.get('/mock', (_request, reply) => {
    const nonce = newNonce();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .send(consolePage(assets(), { ...options, nonce }).toString());
  });

  app.get<{ Params: { '*': string } }>('/mock/console/*', (request, reply) => {
    const { folder, files } = assets();
    const path = `/mock/console/${request.params['*']}`;
    const file = path.startsWith(`${folder}/`) ? files.get(path.slice(folder.length + 1)) : undefined;
    if (!file)
      throw problem(
        'path-unknown',
        'The console has no file at this address. Reload the page of the console.',
      );
    void reply
      .type(file.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding');
    if (!file.compressed || !acceptsGzip(request)) return reply.send(file.content);
    return reply.header('content-encoding', 'gzip').send(file.compressed);
  });
}
