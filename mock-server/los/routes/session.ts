import type { FastifyInstance } from 'fastify';
import { eventsOf } from '../../platform/events/hub.ts';
import { originOf } from '../../platform/http/origin.ts';
import { signedOutPaths, signInSettings } from '../../identity/provider.ts';
import { problem } from '../../platform/http/problems.ts';
import { serve } from '../../platform/serve.ts';

export function sessionRoutes(app: FastifyInstance): void {
  serve(app, 'getUser', ({ user }) => user());

  serve(app, 'logout', ({ request, user }) => {
    const origin = originOf(request);
    return {
      authenticationAuthority: signInSettings(request).authority,
      msAuthLogoutRedirectUri: origin + signedOutPaths.provider,
      losAuthLogoutRedirectUri: origin + signedOutPaths.product,
      customerIdentifier: user().customerName.toLowerCase(),
    };
  });

  // A switch to the active profile succeeds and changes nothing.
  serve(app, 'switchProfile', async ({ store, objectId, body }) => {
    if (!(await store.users.switchProfile(objectId, body.newUserId))) {
      throw problem(
        'profile-not-found',
        'You have no profile with this user id. Your profiles are in otherProfiles of the response of GET /api/navigation/user.',
      );
    }
    return null;
  });

  // The session is the access token, which has been checked already, so this operation does nothing.
  serve(app, 'keepAlive', () => null);

  serve(app, 'getEvents', ({ request }) => eventsOf(request));
}
