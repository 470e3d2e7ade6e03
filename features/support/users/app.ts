import { openServer } from '../server.ts';
import { openBundle } from '../tab/bundle.ts';
import { type KeptSignIns, TabUser } from './tab-user.ts';
import type { LevelRunner } from './level.ts';

/** Starts the app level: the built SPA in a simulated browser, with requests injected into the server. */
export async function startApp(): Promise<LevelRunner> {
  const bundle = await openBundle();
  const server = await openServer({ webRoot: bundle.folder });
  const product = { server, bundle };
  const signIns: KeptSignIns = new Map();
  return {
    open: async () => {
      const user = new TabUser(product, signIns);
      return {
        actor: user,
        begin: ({ persona, ...recipe }) =>
          typeof persona !== 'string' ? user.enterWorld(recipe) : user.enterAs(persona, { recipe }),
        evidence: () => user.evidence(),
        close: () => user.close(),
      };
    },
    close: () => server.close(),
  };
}
