import type { LevelRunner } from './driver.ts';
import { createLoanActions } from './domain/create-loan.ts';
import { errorActions } from './domain/errors.ts';
import { idleActions } from './domain/idle.ts';
import { landingActions } from './domain/landing.ts';
import { loanActions } from './domain/loan.ts';
import { redirectActions } from './domain/redirect.ts';

/** The pure rules of the SPA, called as functions: no server, no browser, about a millisecond a scenario. */
export function startDomain(): LevelRunner {
  return {
    open: async () => {
      const landing = landingActions();
      return {
        driver: {
          session: { ...redirectActions(), startSignedIn: landing.imaginePersona },
          landing,
          loan: loanActions(),
          createLoan: createLoanActions(),
          errors: errorActions(),
          idle: idleActions(),
        },
      };
    },
    close: async () => {},
  };
}
