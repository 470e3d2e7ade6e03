import type { LevelRunner } from './driver.ts';
import { alertActions } from './domain/alerts.ts';
import { errorActions } from './domain/errors.ts';
import { failureActions } from './domain/failures.ts';
import { idleActions } from './domain/idle.ts';
import { landingActions } from './domain/landing.ts';
import { redirectActions } from './domain/redirect.ts';

/** The pure rules of the SPA, called as functions: no server, no browser, about a millisecond a scenario. */
export function startDomain(): LevelRunner {
  return {
    open: async () => {
      const landing = landingActions();
      return {
        driver: {
          session: {
            ...redirectActions(),
            startSignedOut: async () => undefined,
            startSignedIn: (person) => landing.imaginePersona(person),
          },
          landing,
          errors: errorActions(),
          alerts: alertActions(),
          failures: failureActions(),
          idle: idleActions(),
        },
      };
    },
    close: async () => {},
  };
}
