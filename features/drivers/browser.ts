import { openProduct } from '../support/server.ts';
import { launchBrowser } from '../support/browser.ts';
import { contextsOf } from '../support/contexts.ts';
import { alertActions } from './browser/alerts.ts';
import { errorActions } from './browser/errors.ts';
import { failureActions } from './browser/failures.ts';
import { idleActions } from './browser/idle.ts';
import { landingActions } from './browser/landing.ts';
import { legacyActions } from './browser/legacy.ts';
import { linkActions } from './browser/links.ts';
import { sessionActions } from './browser/session.ts';
import { startActions } from './browser/start.ts';
import { framedPageActions } from './browser/framed-pages.ts';
import { tabActions } from './browser/tabs.ts';
import { noSignIns, signInsOfWorker } from './browser/sign-ins.ts';
import { Visit } from './browser/visit.ts';
import type { LevelRunner } from './driver.ts';

/** The built SPA in a real browser, against the server as it is started. */
export async function startBrowser(): Promise<LevelRunner> {
  const site = await openProduct();
  const browser = await launchBrowser();
  const signIns = signInsOfWorker();
  const contexts = contextsOf(browser, site.origin, {
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  return {
    open: async (tags) => {
      const isAboutSignIn = tags.includes('@sign-in');
      const visit = new Visit(await contexts.take(), site.origin, isAboutSignIn ? noSignIns : signIns);
      return {
        actor: visit,
        driver: {
          session: sessionActions(visit),
          landing: landingActions(visit),
          legacy: legacyActions(visit),
          errors: errorActions(visit),
          alerts: alertActions(visit),
          failures: failureActions(visit),
          start: startActions(visit),
          links: linkActions(visit),
          idle: idleActions(visit),
          framedPages: framedPageActions(visit),
          tabs: tabActions(visit),
        },
        evidence: () => visit.evidence(),
        close: () => contexts.giveBack(visit.context),
      };
    },
    close: async () => {
      await browser.close();
      await site.close();
    },
  };
}
