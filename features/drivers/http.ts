import { openServer } from '../support/server.ts';
import type { LevelRunner } from './driver.ts';
import { HttpContext } from './http/context.ts';
import { landingActions } from './http/landing.ts';
import { errorActions } from './http/errors.ts';
import { failureActions } from './http/failures.ts';
import { idleActions } from './http/idle.ts';
import { profileActions } from './http/profiles.ts';
import { sessionActions } from './http/session.ts';

/** The SPA's real store against the real server, without a browser; without a network too unless BASE_URL names a server. */
export async function startHttp(): Promise<LevelRunner> {
  const server = await openServer();
  return {
    open: async () => {
      const context = new HttpContext(server);
      return {
        actor: context,
        driver: {
          session: sessionActions(context),
          landing: landingActions(context),
          profiles: profileActions(context),
          errors: errorActions(context),
          failures: failureActions(context),
          idle: idleActions(context),
        },
        close: async () => context.close(),
        evidence: async () => [JSON.stringify(context.client.calls, null, 2)],
      };
    },
    close: () => server.close(),
  };
}
