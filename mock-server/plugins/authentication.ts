import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { User } from '../../contracts/schemas/session.ts';
import { TokenRejected, type VerifiedAccess } from '../identity/tokens.ts';
import type { Store } from '../store/store.ts';
import { problem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; set on calls that need an access token. */
    user: User | null;
    /** Who the user is at the identity provider; empty where nobody is signed in. */
    objectId: string;
  }
}

/** Checks an access token. @throws {TokenRejected} */
export type VerifyAccessToken = (
  token: string,
  expected: { readonly host: string; readonly now: Date },
) => Promise<VerifiedAccess>;

export function addUsers(app: FastifyInstance): void {
  app.decorateRequest('user', null);
  app.decorateRequest('objectId', '');
}

/**
 * Lets a call pass when it carries an access token of this host's provider for a user of its world (S-7-29).
 * A verified token is remembered until it expires: checking a signature costs four times as much as the rest.
 */
export function authentication(verify: VerifyAccessToken, store: Store): onRequestHookHandler {
  const verified = new VerifiedTokens();
  return (request, _reply, done) => {
    const token = bearerOf(request.headers.authorization);
    if (token === null) {
      done(refusal('sign-in-required', 'Send an access token as "authorization: Bearer ...".'));
      return;
    }
    const { host, world } = request;
    const now = world.now();
    const known = verified.find(token, host, now);
    const identify = (objectId: string) =>
      store.users.byObjectId(world.id, objectId).then((user) => {
        if (!user) throw refusal('token-rejected', 'The person is not a user in this world.');
        request.user = user;
        request.objectId = objectId;
      });
    const identified = known
      ? identify(known.objectId)
      : verify(token, { host, now }).then((access) => {
          verified.remember(token, host, access);
          return identify(access.objectId);
        }, rejection);
    identified.then(() => done(), done);
  };
}

const bearer = /^Bearer ([^\s]+)$/i;

const bearerOf = (header: string | undefined): string | null =>
  (header === undefined ? undefined : bearer.exec(header)?.[1]) ?? null;

function rejection(error: unknown): never {
  if (error instanceof TokenRejected) throw refusal('token-rejected', `${error.message}. Sign in again.`);
  throw error;
}

const refusal = (code: 'sign-in-required' | 'token-rejected', detail: string) =>
  problem(code, detail, {
    headers: { 'www-authenticate': code === 'token-rejected' ? 'Bearer error="invalid_token"' : 'Bearer' },
  });

const mostTokens = 1_000;

interface RememberedToken {
  readonly host: string;
  readonly objectId: string;
  readonly expiresAt: Date;
}

class VerifiedTokens {
  readonly #tokens = new Map<string, RememberedToken>();

  find(token: string, host: string, now: Date): RememberedToken | null {
    const known = this.#tokens.get(token);
    return known && known.host === host && known.expiresAt > now ? known : null;
  }

  remember(token: string, host: string, { objectId, expiresAt }: VerifiedAccess): void {
    if (this.#tokens.size >= mostTokens) {
      const [oldest] = this.#tokens.keys();
      if (oldest !== undefined) this.#tokens.delete(oldest);
    }
    this.#tokens.set(token, { host, objectId, expiresAt });
  }
}
