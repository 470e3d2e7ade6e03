import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { serveBuild } from '../html/assets.ts';
import { giveAntiForgeryCookie } from './anti-forgery.ts';
import { withNonces } from './headers.ts';

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

interface SpaOptions {
  /** Folder of the built SPA; undefined on a server without the SPA. */
  readonly webRoot: string | undefined;
  /** Returns the markup to add to index.html; default: index.html is sent unchanged. */
  readonly inPage?: InPage | undefined;
}

/**
 * Serves the built SPA. Pages are not cached without revalidation, and each response has a new nonce.
 *
 * @throws {Error} if the folder has no index.html, which means that the SPA has not been built
 */
export const spaPlugin = fastifyPlugin<SpaOptions>(
  async (app: FastifyInstance, { webRoot, inPage }) => {
    if (webRoot === undefined) {
      app.decorate('sendSpaPage', null);
      return;
    }
    const pages = readdirSync(webRoot).filter((file) => file.endsWith('.html'));
    for (const file of pages) {
      if (file !== 'index.html') app.get(`/${file}`, pageSender(join(webRoot, file)));
    }
    const sendIndex = pageSender(join(webRoot, 'index.html'), inPage);
    app.decorate('sendSpaPage', sendIndex);
    app.get('/', sendIndex);
    serveBuild(app, webRoot, '/');
  },
  { name: 'spa', dependencies: ['known-paths', 'compression'], fastify: '5.x' },
);

function pageSender(file: string, inPage?: InPage): SendSpaPage {
  const page = readFileSync(file, 'utf8');
  return (request, reply) => {
    giveAntiForgeryCookie(request, reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(withAddition(withNonces(page, reply), inPage?.(request, reply.cspNonce.script) ?? ''));
  };
}

/** Returns a page with an addition at the end of its head. */
const withAddition = (page: string, addition: string): string =>
  addition === '' ? page : page.replace('</head>', () => `${addition}</head>`);
