import type { ProviderUser } from './directory.ts';
import { tenant } from './settings.ts';

/** What the provider says about a person in id and access tokens. */
export const claimsOf = ({ objectId, email, name }: ProviderUser) => ({
  sub: objectId,
  oid: objectId,
  tid: tenant,
  preferred_username: email,
  name,
  ver: '2.0',
});

/** The client_info of an answer: without it the sign-in library cannot name the account. */
export const clientInfoOf = (objectId: string): string =>
  Buffer.from(JSON.stringify({ uid: objectId, utid: tenant })).toString('base64url');
