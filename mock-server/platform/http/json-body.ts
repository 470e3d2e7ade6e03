import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

type Done = (error: Error | null, body?: unknown) => void;

/**
 * Parses JSON bodies with Fastify's own parser. An empty body is no body, whatever its content type and framing
 * (RFC 9110, 6.4). A body of another content type is refused with 415.
 */
export const jsonBodiesPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const parse = app.getDefaultJsonParser('error', 'ignore');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done: Done) => {
      if (body === '') done(null);
      else void parse(request, body.toString(), done);
    });
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request: FastifyRequest, { length }, done: Done) =>
      done(length === 0 ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()),
    );
  },
  { name: 'json-bodies', dependencies: ['error-handler'], fastify: '5.x' },
);
