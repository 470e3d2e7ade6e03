import type { Configuration } from '../../contracts/operations/configuration.ts';
import type { Fault } from '../../contracts/operations/mock-schemas.ts';

const faults: Readonly<Record<string, Pick<Fault, 'kind' | 'status'>>> = {
  'cannot be served': { kind: 'status', status: 503 },
  'are refused': { kind: 'status', status: 401 },
  'end in the middle': { kind: 'truncate' },
  'are not answered': { kind: 'hang' },
};

/** Returns how the settings fail, as the features call it. @throws {Error} for an unknown name */
export function settingsFaults(how: string): Pick<Fault, 'kind' | 'status'> {
  const fault = faults[how];
  if (!fault) throw new Error(`No way to fail is called "${how}"`);
  return fault;
}

/** Returns the settings, changed so that nobody can sign in. @throws {Error} for an unknown reason */
export function changedSettings(reason: string, settings: Configuration): unknown {
  const { signIn } = settings;
  switch (reason) {
    case 'the sign-in authority is not secure':
      return { ...settings, signIn: { ...signIn, authority: signIn.authority.replace('https', 'http') } };
    case 'the sign-in metadata cannot be read':
      return { ...settings, signIn: { ...signIn, authorityMetadata: 'no metadata' } };
    case 'the settings protect no user call':
      return { ...settings, protectedResources: {} };
    default:
      throw new Error(`No reason is called "${reason}"`);
  }
}

/** The response of the identity provider that gives no tokens, with status 400. */
export const refusalOfTokens = { error: 'invalid_client', error_description: 'No tokens for this client' };
