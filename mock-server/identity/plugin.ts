import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { choosePersona, authorize } from './authorize.ts';
import { logout } from './logout.ts';
import { addSessionEndpoint } from './session.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { providerMetadata } from './provider.ts';
import { tokenEndpoint } from './token-endpoint.ts';
import { mockTokenRoutes } from './token-route.ts';
import type { TokenAuthority } from './tokens.ts';

declare module 'fastify' {
  interface FastifyInstance {
    tokenAuthority: TokenAuthority;
    /** Hours without use after which the data of a visitor is deleted, shown at sign-in; null if it is not a public demo. */
    visitorHours: number | null;
  }
}

interface IdentityOptions {
  readonly authority: TokenAuthority;
  /** True if tests may get sessions and access tokens by request. If false, users sign in by the sign-in page only. */
  readonly isMock: boolean;
  /** Hours after which the data of a visitor of a public demo is deleted; null for another server. */
  readonly visitorHours: number | null;
}

/** Serves the identity provider under /idp: the endpoints of a cloud provider that the sign-in library uses. */
export const identityPlugin = fastifyPlugin<IdentityOptions>(
  async (app: FastifyInstance, { authority, isMock, visitorHours }) => {
    app.decorate('tokenAuthority', authority);
    app.decorate('visitorHours', visitorHours);
    await app.register(async (provider) => {
      await provider.register(formbody);
      provider.get(providerPaths.discovery, (request) => providerMetadata(request));
      provider.get(providerPaths.keys, () => authority.keySet);
      provider.get(providerPaths.authorize, authorize);
      provider.post(providerPaths.authorize, choosePersona);
      provider.post(providerPaths.token, tokenEndpoint);
      provider.get(providerPaths.logout, logout);
      provider.post(providerPaths.logout, logout);
      if (isMock) addSessionEndpoint(provider);
    });
    if (isMock) mockTokenRoutes(app);
  },
  { name: 'identity', dependencies: ['json-bodies', 'known-paths', 'validation', 'worlds'], fastify: '5.x' },
);
