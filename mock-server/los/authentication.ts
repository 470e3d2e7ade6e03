import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { worldHeader } from '../../contracts/api/headers.ts';
import type { User } from '../../contracts/operations/session.ts';
import { machineTime } from '../platform/worlds/clock.ts';
import { isWorldOfCookie } from '../platform/worlds/world-key.ts';
import { type TokenAuthority, TokenRejected } from '../identity/tokens.ts';
import { type ProblemError, problem } from '../platform/http/problems.ts';
import { originOf } from '../platform/http/origin.ts';
import { type TokenUser, VerifiedTokens } from '../identity/verified-tokens.ts';
import type { World } from '../platform/worlds/world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null for operations that need no access token. */
    user: User | null;
    /** Object id of the user at the identity provider; empty without a signed-in user. */
    objectId: string;
  }
}

interface AuthenticationOptions {
  readonly authority: Pick<TokenAuthority, 'verifyAccessToken'>;
}

/** Adds the user to the requests, and the hook for the routes that need a user. */
export const authenticationPlugin = fastifyPlugin<AuthenticationOptions>(
  async (app: FastifyInstance, { authority }) => {
    app.decorateRequest('user', null);
    app.decorateRequest('objectId', '');
    app.decorate('authenticate', authentication(authority));
  },
  { name: 'authentication', dependencies: ['worlds'], fastify: '5.x' },
);

/**
 * Refuses a request without a valid access token (S-7-29). The identity provider of this origin must have issued the
 * token in the request's world, to a user of that world. A world that the cookie selects accepts tokens of other worlds
 * too, so that a browser stays signed in when it changes its world. Verified tokens are cached until they expire,
 * because checking a signature takes four times as long as the rest of a request.
 */
function authentication(authority: AuthenticationOptions['authority']): onRequestAsyncHookHandler {
  const verified = new VerifiedTokens();
  return async (request) => {
    const { world } = request;
    const access = await accessOf(request);
    if (access.worldId !== world.id && !isWorldOfCookie(request)) throw otherWorld(request, access);
    const user = await userIn(world, access.objectId);
    if (user === null) {
      throw refusal('token-rejected', 'The account of the access token is not a user of the application.');
    }
    request.user = user;
    request.objectId = access.objectId;
  };

  async function accessOf(request: FastifyRequest): Promise<TokenUser> {
    const { authorization = '' } = request.headers;
    const origin = originOf(request);
    const known = verified.find(authorization, origin, machineTime());
    if (known) return known;
    const token = bearer.exec(authorization)?.[1];
    if (token === undefined)
      throw refusal('sign-in-required', 'Send an access token as "authorization: Bearer ...".');
    const access = await authority.verifyAccessToken(token, origin).catch(reject);
    verified.remember(authorization, origin, access);
    return access;
  }
}

const bearer = /^Bearer ([^\s]+)$/i;

/**
 * Returns a user by object id, as the active profile. Features of the world override those of the profile. Returns null
 * for an unknown user.
 */
export async function userIn({ store, features }: World, objectId: string): Promise<User | null> {
  const user = await store.users.byObjectId(objectId);
  if (user === null || Object.keys(features).length === 0) return user;
  return { ...user, features: { ...user.features, ...features } };
}

export const isAdministrator = ({ role }: User): boolean => role.toLowerCase() === 'administrator';

function reject(error: unknown): never {
  if (error instanceof TokenRejected) throw refusal('token-rejected', `${error.message}. Sign in again.`);
  throw error;
}

const otherWorld = ({ world }: FastifyRequest, { worldId }: TokenUser): ProblemError =>
  refusal(
    'token-rejected',
    `The access token is of the world "${worldId}", the request is in the world "${world.id}". Name the world of the token in the header ${worldHeader}, or get a token of this world by POST /mock/worlds/${world.id}/tokens.`,
  );

const refusal = (code: 'sign-in-required' | 'token-rejected', detail: string): ProblemError =>
  problem(code, detail, {
    headers: { 'www-authenticate': code === 'token-rejected' ? 'Bearer error="invalid_token"' : 'Bearer' },
  });
