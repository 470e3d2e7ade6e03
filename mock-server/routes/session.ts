import type { FastifyInstance } from 'fastify';
import { originOf, signedOutPath, signInSettings } from '../identity/settings.ts';
import { serve } from './serve.ts';

export function sessionRoutes(app: FastifyInstance): void {
  serve(app, 'getUser', ({ user }) => user());

  serve(app, 'logout', ({ request, user }) => {
    const signedOut = `${originOf(request.host)}${signedOutPath}`;
    return {
      authenticationAuthority: signInSettings(request.host).authority,
      msAuthLogoutRedirectUri: signedOut,
      losAuthLogoutRedirectUri: signedOut,
      customerIdentifier: user().customerName.toLowerCase(),
    };
  });
}
