import type { LevelRunner } from './level.ts';

/** Starts the domain level: scenarios call pure functions of the SPA, without server and browser. */
export function startDomain(): LevelRunner {
  return {
    open: async () => ({ begin: async () => undefined }),
    close: async () => {},
  };
}
