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
  }
}

interface IdentityOptions {
  readonly authority: TokenAuthority;
  /** True if tests may get sessions and access tokens by request. If false, users sign in by the sign-in page only. */
  readonly isMock: boolean;
}

/** Serves the identity provider under /idp: the endpoints of a cloud provider that the sign-in library uses. */
export const identityPlugin = fastifyPlugin<IdentityOptions>(
  async (app: FastifyInstance, { authority, isMock }) => {
    app.decorate('tokenAuthority', authority);
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
