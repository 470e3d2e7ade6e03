import type { PersonaId } from '../../contracts/api/personas.ts';
import type { FastifyInstance } from 'fastify';
import { personaNamed, type Persona } from '../los/seeds/personas.ts';
import { tenant } from '../../contracts/api/provider-paths.ts';
import { accessScope } from './provider.ts';

/** Where an access token is valid, and until when: by default for the lifetime of access tokens. */
export interface TokenPlace {
  /** Such as http://localhost:4300. */
  readonly origin: string;
  readonly worldId: string;
  readonly expiresAt?: Date;
}

/** Returns an access token of a persona, as a sign-in in this world would issue it. */
export function personaToken(
  { tokenAuthority }: Pick<FastifyInstance, 'tokenAuthority'>,
  id: PersonaId,
  { origin, worldId, expiresAt }: TokenPlace,
): Promise<string> {
  const persona = personaNamed(id);
  if (!persona) throw new Error(`There is no persona ${id}`);
  const claims = { ...claimsOf(persona), world: worldId, scp: scopeName };
  return tokenAuthority.sign('access', claims, origin, expiresAt);
}

const scopeName = accessScope.split('/').at(-1);

/** Returns the claims about a user in id and access tokens. */
export const claimsOf = ({ objectId, email, name }: Persona) => ({
  sub: objectId,
  oid: objectId,
  tid: tenant,
  preferred_username: email,
  name,
  ver: '2.0',
});

/** Returns the parameter client_info, from which the sign-in library reads the account. */
export const clientInfoOf = (objectId: string): string =>
  Buffer.from(JSON.stringify({ uid: objectId, utid: tenant })).toString('base64url');
