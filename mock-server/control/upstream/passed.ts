import type { FastifyInstance } from 'fastify';
import type { Upstream } from './upstream.ts';

/** What the journal records of a request that was passed to the backend. */
export interface Passed {
  /** The address of the backend. */
  readonly to: string;
  /** How request or response violate the contract; null if both are valid or undocumented. */
  verdict: string | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Names of the operations and pages that the backend serves. */
    passedOn: ReadonlySet<string>;
  }
  interface FastifyRequest {
    /** How the request was passed to the backend; null for a request that this server handles. */
    passed: Passed | null;
    /** The unchanged bytes of the body; null without a body. */
    passedBody: Buffer | null;
  }
}

/**
 * Adds properties to the app and its requests: the operations that the backend serves, and how a request was passed to
 * it.
 */
export function addPassedOn(app: FastifyInstance, upstream: Upstream | undefined): void {
  app.decorate('passedOn', upstream?.operations ?? new Set<string>());
  app.decorateRequest('passed', null);
  app.decorateRequest('passedBody', null);
}
