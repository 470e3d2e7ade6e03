import type { LevelRunner } from './driver.ts';
import { bannerActions } from './domain/banner.ts';
import { alertActions } from './domain/alerts.ts';
import { errorActions } from './domain/errors.ts';
import { failureActions } from './domain/failures.ts';
import { idleActions } from './domain/idle.ts';
import { landingActions } from './domain/landing.ts';
import { redirectActions } from './domain/redirect.ts';
import { toolbarActions } from './domain/toolbar.ts';

/** The pure rules of the SPA, called as functions: no server, no browser, about a millisecond a scenario. */
export function startDomain(): LevelRunner {
  return {
    open: async () => {
      const landing = landingActions();
      const toolbar = toolbarActions();
      return {
        driver: {
          session: {
            ...redirectActions(),
            startSignedOut: async () => undefined,
            startSignedIn: async (person) => {
              await landing.imaginePersona(person);
              await toolbar.imaginePersona(person);
            },
          },
          landing,
          errors: errorActions(),
          toolbar,
          banner: bannerActions(),
          alerts: alertActions(),
          failures: failureActions(),
          idle: idleActions(),
        },
      };
    },
    close: async () => {},
  };
}
