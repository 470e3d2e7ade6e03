import type { FastifyInstance } from 'fastify';
import { sendProblem } from './errors.ts';
import type { KnownPaths } from './known-paths.ts';
import { maskedAddress } from './mask.ts';
import { problem } from './problems.ts';
import type { SendSpaPage } from './spa.ts';

/**
 * Responds to a request without a route: with the page of the SPA, with 405 for a known path with another method, or
 * with 404. A mistyped path of the server gets 404 instead of the SPA's page, which would look like a broken screen.
 */
export function addNotFoundHandler(app: FastifyInstance, known: KnownPaths, spa: SendSpaPage | null): void {
  app.setNotFoundHandler((request, reply) => {
    const { method } = request;
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = known.methodsOf(path);
    if (allowed.length > 0) {
      const allow = allowed.join(', ');
      const detail = `${maskedAddress(path)} accepts ${allow}, not ${method}.`;
      return sendProblem(problem('method-not-allowed', detail, { headers: { allow } }), request, reply);
    }
    const wantsPage = method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (spa && wantsPage && !known.isServerPath(path)) return spa(request, reply);
    const nearest = known.nearestTo(path);
    const hint = nearest === undefined ? '' : ` The nearest known path is ${nearest}.`;
    const detail = `There is nothing at ${maskedAddress(path.slice(0, 300))}.${hint}`;
    return sendProblem(
      problem('path-unknown', detail, nearest === undefined ? {} : { nearest }),
      request,
      reply,
    );
  });
}
