import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { varyByEncoding } from '../../platform/compression.ts';
import { html } from '../../platform/html/html.ts';
import { page } from '../../platform/html/page.ts';
import { hasTag } from '../../platform/http/responses.ts';
import { passagesPlugin, type ReadPassages } from './passages.ts';
import { type ReaderNotes, readerNotesPlugin } from './reader-notes.ts';

/** The site of the specification and the command that builds it. */
export interface Specification {
  /** Folder of the built site; it may not exist yet. */
  readonly root: string;
  /** Builds the site if it is missing or stale. Returns false if the build fails; never rejects. */
  refresh(): Promise<boolean>;
  /** Stores the notes of readers. Default: notes are not accepted, as the site's file state.json says. */
  readonly notes?: ReaderNotes;
  /** Reads the sentences of the owner's documents. Default: the owner has given none. */
  readonly passages?: ReadPassages;
}

/**
 * Serves the specification at /spec. If the site is stale, a request for index.html, lens.json or a missing
 * page rebuilds it. Other pages are sent as last built.
 */
export const specificationPlugin = fastifyPlugin<Specification>(
  async (app: FastifyInstance, { root, refresh, notes, passages }) => {
    const overview = join(root, 'index.html');

    app.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-cache');
      if (request.url === '/spec') return;
      const { '*': name = '' } = request.params as { readonly '*'?: string };
      if (!existsSync(overview) || !existsSync(join(root, name))) await refresh();
      if (!existsSync(overview)) return sendNotBuilt(reply);
      // Accepts only names of pages, so that no path leaves the folder.
      const [, bare] = /^([\w-]+(?:[./][\w-]+)*)\/?$/.exec(name) ?? [];
      if (bare === undefined || statSync(join(root, bare), { throwIfNoEntry: false })?.isFile()) return;
      if (existsSync(join(root, `${bare}.html`))) return reply.redirect(`/spec/${bare}.html`, 302);
      if (request.headers.accept?.includes('text/html')) return sendUnknown(reply, bare);
    });

    // Links of the site are relative, so its address must end with a slash.
    app.get('/spec', (_request, reply) => reply.redirect('/spec/', 302));

    for (const [address, file] of [
      ['/spec/', overview],
      ['/spec/index.html', overview],
    ] as const) {
      app.get(address, async (_request, reply) => {
        await refresh();
        if (!existsSync(file)) return sendNotBuilt(reply);
        return reply.type('text/html; charset=utf-8').send(readFileSync(file, 'utf8'));
      });
    }

    app.get('/spec/lens.json', async (request, reply) => {
      await refresh();
      const path = join(root, 'lens.json');
      const file = statSync(path, { throwIfNoEntry: false });
      if (!file) return sendNotBuilt(reply);
      const tag = `W/"${file.mtimeMs}-${file.size}"`;
      void reply.header('etag', tag);
      if (hasTag(request, tag)) {
        varyByEncoding(reply, file.size);
        return reply.code(304).send();
      }
      return reply.type('application/json; charset=utf-8').send(readFileSync(path, 'utf8'));
    });

    if (notes) await app.register(readerNotesPlugin, notes);
    if (passages) await passagesPlugin(app, passages);

    await app.register(fastifyStatic, {
      root,
      prefix: '/spec/',
      index: false,
      decorateReply: false,
      cacheControl: false,
      // Clients never request ranges. Without range support, an invalid range is not an error.
      acceptRanges: false,
      dotfiles: 'ignore',
      suppressWarning: true,
    });
  },
  { name: 'specification', dependencies: ['json-bodies', 'known-paths'], fastify: '5.x', encapsulate: true },
);

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/html; charset=utf-8').send(notBuilt);
}

/** Sends a 404 page with links to the overview and the rules, in place of the JSON that programs get. */
function sendUnknown(reply: FastifyReply, name: string): FastifyReply {
  const unknown = page({
    title: 'Page not found',
    head: html`<link rel="stylesheet" href="/spec/assets/spec.css">`,
    body: html`<main><h1>This Page Is Not in the Specification</h1>
<p class="lead">There is no page <code>${name}</code>. A rule has its id as address, such as <code>/spec/rules/S-4.1-06</code>.</p>
<p><a href="/spec/">Go to the overview</a>, which has the search, or to <a href="/spec/rules.html">all rules</a>.</p></main>`,
  });
  return reply.code(404).type('text/html; charset=utf-8').send(unknown.toString());
}

const notBuilt = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>The specification is not built</title></head>
<body><h1>The specification is not built</h1>
<p>Run <code>npm run spec</code>; it says what is wrong. Then load this page again.</p></body>
</html>
`;
