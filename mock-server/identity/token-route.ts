import type { FastifyInstance } from 'fastify';
import type { TokenFlaw } from '../../contracts/operations/mock-schemas.ts';
import { worldNamed } from '../platform/control/world-actions.ts';
import { serveMock } from '../platform/serve.ts';
import { machineTime } from '../platform/worlds/clock.ts';
import { originOf } from '../platform/http/origin.ts';
import { checkedPersona } from '../platform/recipes/checks.ts';
import { personaToken, type TokenPlace } from './persona-token.ts';

/** Serves access tokens without a sign-in, for tests without a browser. */
export function mockTokenRoutes(app: FastifyInstance): void {
  serveMock(app, 'issueToken', async ({ request, parameters, body }) => {
    const { id: worldId } = await worldNamed(request, parameters.id);
    const place = placeOf({ origin: originOf(request), worldId }, body.flaw);
    return { accessToken: await personaToken(app, checkedPersona(body.persona), place) };
  });
}

/** Returns the place for which a token with this flaw is issued. Without a flaw, returns `here`. */
function placeOf(here: TokenPlace, flaw: TokenFlaw | undefined): TokenPlace {
  if (flaw === 'expired') return { ...here, expiresAt: new Date(machineTime() - 1_000) };
  if (flaw === 'foreign') return { ...here, origin: 'http://elsewhere.example' };
  return here;
}
