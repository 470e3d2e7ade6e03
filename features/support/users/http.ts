import { openServer } from '../server.ts';
import type { LevelRunner } from './level.ts';
import { HttpContext } from './http-context.ts';

/** Starts the http level: plain requests to the server, injected unless BASE_URL is the address of a running server. */
export async function startHttp(): Promise<LevelRunner> {
  const server = await openServer();
  return {
    open: async () => {
      const context = new HttpContext(server);
      return {
        actor: context,
        begin: ({ persona, ...recipe }) =>
          typeof persona !== 'string' ? context.start(recipe) : context.startAs(persona, recipe),
        evidence: async () => [JSON.stringify(context.client.requests, null, 2)],
      };
    },
    close: () => server.close(),
  };
}
