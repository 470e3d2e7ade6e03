import { openServer } from '../support/server.ts';
import { spaBundle } from '../support/tab/bundle.ts';
import { Chunks } from '../support/tab/chunks.ts';
import { sharedGlobals } from '../support/tab/globals.ts';
import { alertActions } from './app/alerts.ts';
import { errorActions } from './app/errors.ts';
import { failureActions } from './app/failures.ts';
import { landingActions } from './app/landing.ts';
import { legacyActions } from './app/legacy.ts';
import { linkActions } from './app/links.ts';
import { idleActions } from './app/idle.ts';
import { framedPageActions } from './app/framed-pages.ts';
import { sessionActions } from './app/session.ts';
import { type KeptSignIns, TabUser } from './app/tab-user.ts';
import { startActions } from './app/start.ts';
import type { LevelRunner } from './driver.ts';

/** The SPA as it ships, in a tab without a screen, against the injected server. */
export async function startApp(): Promise<LevelRunner> {
  const bundle = await spaBundle();
  const server = await openServer({ webRoot: bundle });
  const product = { server, chunks: new Chunks(bundle, sharedGlobals) };
  const signIns: KeptSignIns = new Map();
  return {
    open: async () => {
      const user = new TabUser(product, signIns);
      return {
        actor: user,
        driver: {
          session: sessionActions(user),
          errors: errorActions(user),
          alerts: alertActions(user),
          failures: failureActions(user),
          start: startActions(user),
          legacy: legacyActions(user),
          framedPages: framedPageActions(user),
          links: linkActions(user),
          landing: landingActions(user),
          idle: idleActions(user),
        },
        evidence: () => user.evidence(),
        close: () => user.close(),
      };
    },
    close: () => server.close(),
  };
}
