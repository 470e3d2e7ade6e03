import type { FastifyInstance } from 'fastify';
import type { Upstream } from './upstream.ts';

/** What a call that was passed on leaves for the journal. */
export interface Passed {
  /** Who answered. */
  readonly to: string;
  /** How the request or the answer departs from the contract; null when both fit or neither is described. */
  verdict: string | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls and pages that this server does not answer itself, by name. */
    passedOn: ReadonlySet<string>;
  }
  interface FastifyRequest {
    /** Set on a call that is passed on to the upstream. */
    passed: Passed | null;
    /** The very bytes of the body that is passed on; none without a body. */
    passedBody: Buffer | null;
  }
}

/** Lets every route know what is passed on instead, and every request say that it was. */
export function addPassedOn(app: FastifyInstance, upstream: Upstream | undefined): void {
  app.decorate('passedOn', upstream?.operations ?? new Set<string>());
  app.decorateRequest('passed', null);
  app.decorateRequest('passedBody', null);
}
