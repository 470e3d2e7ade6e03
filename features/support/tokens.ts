import type { FastifyInstance } from 'fastify';
import { accessScope } from '../../mock-server/identity/settings.ts';
import { personaOf } from '../drivers/vocabulary.ts';

/** Where and when a token is asked for. */
export interface TokenOrder {
  /** Host and port as the caller writes them. */
  readonly host: string;
  readonly now?: Date;
}

const scopeName = accessScope.split('/').at(-1);

/** An access token for a persona, signed by the server's own authority; at another time or place it is a refused one. */
export function accessTokenFor(
  app: FastifyInstance,
  person: string,
  { host, now = new Date() }: TokenOrder,
): Promise<string> {
  return app.tokenAuthority.sign(
    'access',
    { oid: personaOf(person).objectId, scp: scopeName },
    { host, now },
  );
}
