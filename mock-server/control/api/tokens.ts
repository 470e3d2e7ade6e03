import type { FastifyInstance } from 'fastify';
import type { TokenFlaw } from '../../../contracts/operations/mock-schemas.ts';
import { personaToken, type TokenPlace } from '../../identity/persona-token.ts';
import { machineTime } from '../worlds/clock.ts';
import { checkedPersona } from '../../identity/personas.ts';
import { worldNamed } from './named-world.ts';
import { serveMock } from '../serve.ts';

/** Serves access tokens without a sign-in, for tests without a browser. */
export function mockTokenRoutes(app: FastifyInstance): void {
  serveMock(app, 'issueToken', async ({ request, parameters, body }) => {
    const { id: worldId } = await worldNamed(request, parameters.id);
    const place = placeOf({ host: request.host, worldId }, body.flaw);
    return { accessToken: await personaToken(app, checkedPersona(body.persona), place) };
  });
}

/** Returns the place for which a token with this flaw is issued. Without a flaw, returns `here`. */
function placeOf(here: TokenPlace, flaw: TokenFlaw | undefined): TokenPlace {
  if (flaw === 'expired') return { ...here, expiresAt: new Date(machineTime() - 1_000) };
  if (flaw === 'foreign') return { ...here, host: 'elsewhere.example' };
  return here;
}
