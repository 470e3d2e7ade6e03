import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { User } from '../../contracts/schemas/session.ts';
import { type TokenAuthority, TokenRejected, type VerifiedAccess } from '../identity/tokens.ts';
import type { Store } from '../store/store.ts';
import { userIn } from '../worlds/user.ts';
import { problem } from './problems.ts';
import { settle } from './settle.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; set on calls that need an access token. */
    user: User | null;
    /** Who the user is at the identity provider; empty where nobody is signed in. */
    objectId: string;
  }
}

export function addUsers(app: FastifyInstance): void {
  app.decorateRequest('user', null);
  app.decorateRequest('objectId', '');
}

/**
 * Lets a call pass when it carries an access token of this host's provider for a user of its world (S-7-29).
 * A verified token is remembered until it expires: checking a signature costs four times as much as the rest.
 */
export function authentication(
  authority: Pick<TokenAuthority, 'verifyAccessToken'>,
  store: Store,
): onRequestHookHandler {
  const verified = new VerifiedTokens();
  return (request, _reply, done) => {
    const token = bearerOf(request.headers.authorization);
    if (token === null) {
      done(refusal('sign-in-required', 'Send an access token as "authorization: Bearer ...".'));
      return;
    }
    void settle(identify(request, token), done);
  };

  async function identify(request: FastifyRequest, token: string): Promise<void> {
    const { host, world } = request;
    const now = world.now();
    const { objectId } =
      verified.find(token, host, now) ??
      verified.remember(token, host, await authority.verifyAccessToken(token, { host, now }).catch(reject));
    const user = await userIn(store, world, objectId);
    if (!user) throw refusal('token-rejected', 'The person is not a user in this world.');
    request.user = user;
    request.objectId = objectId;
  }
}

const bearer = /^Bearer ([^\s]+)$/i;

const bearerOf = (header: string | undefined): string | null =>
  (header === undefined ? undefined : bearer.exec(header)?.[1]) ?? null;

function reject(error: unknown): never {
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

  remember(token: string, host: string, { objectId, expiresAt }: VerifiedAccess): RememberedToken {
    if (this.#tokens.size >= mostTokens) {
      const [oldest] = this.#tokens.keys();
      if (oldest !== undefined) this.#tokens.delete(oldest);
    }
    const remembered = { host, objectId, expiresAt };
    this.#tokens.set(token, remembered);
    return remembered;
  }
}
