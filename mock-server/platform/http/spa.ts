import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { giveAntiForgeryCookie } from './anti-forgery.ts';
import { contentSecurityPolicy, newNonce } from './headers.ts';

/** Sends index.html, the page that starts the SPA. */
export type SendSpaPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Returns the markup that the server adds to the head of index.html; an empty text adds nothing. */
export type InPage = (request: FastifyRequest, nonce: string) => string;

const noncePlaceholder = '__CSP_NONCE__';

const oneYear = 'public, max-age=31536000, immutable';

interface SpaOptions {
  readonly webRoot: string;
  /** Other origins that the pages may send requests to and embed in frames; default: none. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Returns the markup to add to index.html; default: index.html is sent unchanged. */
  readonly inPage?: InPage | undefined;
}

/**
 * Serves the built SPA. Files directly in `assets` are fonts or have a digest in their name, and are cached for a year.
 * Pages are not cached without revalidation, and each response has a new nonce.
 *
 * @throws {Error} if the folder has no index.html, which means that the SPA has not been built
 */
export async function addSpa(
  app: FastifyInstance,
  { webRoot, allowedOrigins, inPage }: SpaOptions,
): Promise<SendSpaPage> {
  const pages = readdirSync(webRoot).filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    if (file !== 'index.html') app.get(`/${file}`, pageSender(join(webRoot, file), allowedOrigins));
  }
  const sendIndex = pageSender(join(webRoot, 'index.html'), allowedOrigins, inPage);
  app.get('/', sendIndex);
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    // Clients never request ranges. Without range support, an invalid range is not an error.
    acceptRanges: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const isBuilt = dirname(relative(webRoot, path)) === 'assets';
      void reply.header('cache-control', isBuilt ? oneYear : 'no-cache');
    },
  });
  return sendIndex;
}

function pageSender(
  file: string,
  allowedOrigins: SpaOptions['allowedOrigins'],
  inPage?: InPage,
): SendSpaPage {
  const parts = readFileSync(file, 'utf8').split(noncePlaceholder);
  return (request, reply) => {
    const nonce = newNonce();
    giveAntiForgeryCookie(request, reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(nonce, allowedOrigins))
      .header('cache-control', 'no-cache')
      .send(withAddition(parts.join(nonce), inPage?.(request, nonce) ?? ''));
  };
}

/** Returns a page with an addition at the end of its head. */
const withAddition = (page: string, addition: string): string =>
  addition === '' ? page : page.replace('</head>', () => `${addition}</head>`);
