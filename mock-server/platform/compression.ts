import zlib from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { accepts } from './html/assets.ts';

/** Minimum length of a text that is compressed, in characters. A shorter one fits into few packets as it is. */
const shortest = 4_096;

/** Adds Vary if a text of this length is compressed for some clients. A 304 needs it, too (RFC 9110, 15.4.5). */
export function varyByEncoding(reply: FastifyReply, length: number): void {
  if (length < shortest) return;
  void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
}

/**
 * Compresses texts: JSON and pages. Streams are sent as they are, so events are never held back, and so are responses
 * of a real backend.
 */
export const compressionPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    /** Compressed texts of responses that never change. */
    const constants = new Map<string, Buffer>();
    app.addHook('onSend', (request, reply, payload, done) => {
      if (typeof payload !== 'string' || request.passed) {
        done(null, payload);
        return;
      }
      varyByEncoding(reply, payload.length);
      if (payload.length < shortest || !accepts(request, 'gzip')) {
        done(null, payload);
        return;
      }
      void reply.header('content-encoding', 'gzip');
      const known = constants.get(payload);
      if (known) {
        done(null, known);
        return;
      }
      zlib.gzip(payload, (error, packed) => {
        if (error) return done(error);
        if (reply.hasHeader('etag')) constants.set(payload, packed);
        done(null, packed);
      });
    });
  },
  // The journal stores the texts, so its hook runs first.
  { name: 'compression', dependencies: ['journal', 'passed-on'], fastify: '5.x' },
);
