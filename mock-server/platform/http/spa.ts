import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { serveBuild } from '../html/assets.ts';
import { giveAntiForgeryCookie } from './anti-forgery.ts';
import { contentSecurityPolicy, newNonce } from './headers.ts';

/** Sends index.html, the page that starts the SPA. */
type SendSpaPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the page that starts the SPA; null on a server without the SPA. */
    sendSpaPage: SendSpaPage | null;
  }
}

/** Returns the markup that the server adds to the head of index.html; an empty text adds nothing. */
export type InPage = (request: FastifyRequest, nonce: string) => string;

const noncePlaceholder = '__CSP_NONCE__';

interface SpaOptions {
  /** Folder of the built SPA; undefined on a server without the SPA. */
  readonly webRoot: string | undefined;
  /** Other origins that the pages may send requests to and embed in frames; default: none. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Returns the markup to add to index.html; default: index.html is sent unchanged. */
  readonly inPage?: InPage | undefined;
}

/**
 * Serves the built SPA. Pages are not cached without revalidation, and each response has a new nonce.
 *
 * @throws {Error} if the folder has no index.html, which means that the SPA has not been built
 */
export const spaPlugin = fastifyPlugin<SpaOptions>(
  async (app: FastifyInstance, { webRoot, allowedOrigins, inPage }) => {
    if (webRoot === undefined) {
      app.decorate('sendSpaPage', null);
      return;
    }
    const pages = readdirSync(webRoot).filter((file) => file.endsWith('.html'));
    for (const file of pages) {
      if (file !== 'index.html') app.get(`/${file}`, pageSender(join(webRoot, file), allowedOrigins));
    }
    const sendIndex = pageSender(join(webRoot, 'index.html'), allowedOrigins, inPage);
    app.decorate('sendSpaPage', sendIndex);
    app.get('/', sendIndex);
    serveBuild(app, webRoot, '/');
  },
  { name: 'spa', dependencies: ['known-paths', 'compression'], fastify: '5.x' },
);

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
