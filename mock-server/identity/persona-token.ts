import type { PersonaId } from '../../contracts/api/personas.ts';
import type { FastifyInstance } from 'fastify';
import { claimsOf } from './claims.ts';
import { accessScope } from './settings.ts';
import type { TokenPlace } from './tokens.ts';

/** Returns an access token of a persona for a host and a time, as a sign-in would issue it. */
export function personaToken(
  { tokenAuthority, directory }: Pick<FastifyInstance, 'tokenAuthority' | 'directory'>,
  id: PersonaId,
  place: TokenPlace,
): Promise<string> {
  const persona = directory.users.find((one) => one.id === id);
  if (!persona) throw new Error(`Persona ${id} is not in the directory`);
  return tokenAuthority.sign('access', { ...claimsOf(persona), scp: scopeName }, place);
}

const scopeName = accessScope.split('/').at(-1);
