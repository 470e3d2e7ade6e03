import type { Persona } from '../seeds/personas.ts';
import { tenant } from './settings.ts';

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
