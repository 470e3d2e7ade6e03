import type { PersonaId } from '../../contracts/api/personas.ts';
import type { FastifyInstance } from 'fastify';
import { claimsOf } from './claims.ts';
import { accessScope } from './settings.ts';
import type { TokenPlace } from './tokens.ts';

/** The access token that a persona has after the sign-in at this place and time. */
export function personaToken(
  { tokenAuthority, directory }: Pick<FastifyInstance, 'tokenAuthority' | 'directory'>,
  id: PersonaId,
  place: TokenPlace,
): Promise<string> {
  const persona = directory.users.find((one) => one.id === id);
  if (!persona) throw new Error(`${id} is listed and has no persona`);
  return tokenAuthority.sign('access', { ...claimsOf(persona), scp: scopeName }, place);
}

const scopeName = accessScope.split('/').at(-1);
