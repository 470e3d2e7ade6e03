import type { FastifyInstance, FastifyRequest } from 'fastify';
import { worldHeader } from '../../contracts/api/headers.ts';
import { refuseForeignPages } from '../http/anti-forgery.ts';
import { allowLongResponse } from '../http/limits.ts';
import { invalidField } from '../http/problems.ts';
import { originOf } from '../http/site.ts';
import type { Connection } from './tool.ts';

/** Serves the tools for agents (MCP over streamable HTTP) at /mock/mcp. Rejects requests from pages of other sites. */
export async function mcpPlugin(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('text/plain');
  app.post('/mock/mcp', { onRequest: refuseForeignPages }, async (request, reply) => {
    refuseLongBatch(request.body);
    // Creating a world with a bulk seed takes some time.
    allowLongResponse(request);
    // Loaded on demand: the SDK loads slowly, and few servers are used by agents.
    const { respondToMcp } = await import('./server.ts');
    const response = await respondToMcp(webRequest(request), request.body, connectionOf(request));
    const type = response.headers.get('content-type');
    if (type !== null) void reply.type(type);
    return reply.code(response.status).send(await response.text());
  });
}

/** Maximum number of messages in one request. Each of them may be a request to the control API. */
const mostMessages = 20;

function refuseLongBatch(body: unknown): void {
  if (Array.isArray(body) && body.length > mostMessages)
    throw invalidField('body', `has more than ${mostMessages} messages: send several requests`);
}

const webRequest = (request: FastifyRequest): Request =>
  new Request(`${originOf(request)}${request.url}`, {
    method: request.method,
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  });

/** Headers that are copied from an agent's request to the requests of its tools: host, client address and world. */
const passedOn = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'cookie', worldHeader];

/** Returns a connection that injects requests into this server, without a network. */
function connectionOf(request: FastifyRequest): Connection {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => passedOn.includes(name)),
  );
  return {
    origin: originOf(request),
    fetch: async (url, { method = 'GET', headers: own, body } = {}) => {
      const response = await request.server.inject({
        method: method as 'GET',
        url: url as string,
        remoteAddress: request.socket.remoteAddress ?? '',
        headers: { ...headers, ...(own as Record<string, string>) },
        ...(typeof body === 'string' ? { payload: body } : {}),
      });
      const hasBody = response.statusCode !== 204 && response.statusCode !== 304;
      const { etag } = response.headers;
      return new Response(hasBody ? response.body : null, {
        status: response.statusCode,
        ...(etag === undefined ? {} : { headers: { etag } }),
      });
    },
  };
}
