import type { PersonaId } from '../../contracts/api/personas.ts';
import { personas } from '../los/personas.ts';
import { claimsOf } from './claims.ts';
import { accessScope } from './settings.ts';
import type { TokenAuthority, TokenPlace } from './tokens.ts';

/** The access token that a persona has after the sign-in at this place and time. */
export function personaToken(
  authority: Pick<TokenAuthority, 'sign'>,
  id: PersonaId,
  place: TokenPlace,
): Promise<string> {
  const persona = personas.find((one) => one.id === id);
  if (!persona) throw new Error(`${id} is listed and has no persona`);
  return authority.sign('access', { ...claimsOf(persona), scp: scopeName }, place);
}

const scopeName = accessScope.split('/').at(-1);
