import { openProduct } from '../server.ts';
import { launchBrowser } from '../browser.ts';
import { contextsOf } from '../contexts.ts';
import { noSignIns, signInsOfWorker } from './sign-ins.ts';
import { BrowserUser } from './browser-user.ts';
import type { LevelRunner } from './level.ts';

/** Starts the browser level: the built SPA in a real browser, with a running server. */
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
      const visit = new BrowserUser(await contexts.take(), site.origin, isAboutSignIn ? noSignIns : signIns);
      return {
        actor: visit,
        begin: ({ persona, ...recipe }) =>
          typeof persona !== 'string' ? visit.enterWorld(recipe) : visit.enterAs(persona, { recipe }),
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
