import type { PersonaId } from '../../contracts/api/personas.ts';
import type { FastifyInstance } from 'fastify';
import { personaNamed } from '../seeds/personas.ts';
import { claimsOf } from './claims.ts';
import { accessScope } from './settings.ts';

/** Where an access token is valid, and until when: by default for the lifetime of access tokens. */
export interface TokenPlace {
  readonly host: string;
  readonly worldId: string;
  readonly expiresAt?: Date;
}

/** Returns an access token of a persona, as a sign-in in this world would issue it. */
export function personaToken(
  { tokenAuthority }: Pick<FastifyInstance, 'tokenAuthority'>,
  id: PersonaId,
  { host, worldId, expiresAt }: TokenPlace,
): Promise<string> {
  const persona = personaNamed(id);
  if (!persona) throw new Error(`There is no persona ${id}`);
  const claims = { ...claimsOf(persona), world: worldId, scp: scopeName };
  return tokenAuthority.sign('access', claims, host, expiresAt);
}

const scopeName = accessScope.split('/').at(-1);
