import { PortTakenError } from '../../../mock-server/app/server.ts';
import { SettingsError } from '../../../mock-server/app/settings/setting.ts';
import { UnusableStoreError } from '../../../mock-server/store/engines/unusable.ts';
import { BuildError } from '../../build/build.ts';

/** Errors whose messages already say what to do. */
const errorsForUsers = [SettingsError, PortTakenError, UnusableStoreError];

/** Returns the reason why the server cannot start and what to do; null for an unexpected error. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (errorsForUsers.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof BuildError)
    return `The SPA does not build: fix this and start again. ${error.message}`;
  if (/^Port \d+ is already in use$/.test(error.message))
    return `${error.message}: choose another with PORT.`;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EACCES') {
    return 'The port needs rights that you do not have: choose one above 1023 with PORT.';
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return 'HOST is not an address of this machine: leave it out for localhost, or use 0.0.0.0 for all of them.';
  }
  return null;
}
