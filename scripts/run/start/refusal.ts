import { PortTakenError } from '../../../mock-server/app/server.ts';
import { SettingsError } from '../../../mock-server/app/settings/setting.ts';
import { UnusableStoreError } from '../../../mock-server/store/engines/unusable.ts';
import { BuildError } from '../../build/build.ts';

/** Errors whose messages already say what to do. */
const errorsForUsers = [SettingsError, PortTakenError, UnusableStoreError];

/** An error of Node for an address that the server cannot listen on. */
interface ListenError extends NodeJS.ErrnoException {
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

/** Returns the reason why the server cannot start and what to do; null for an unexpected error. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (errorsForUsers.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof BuildError)
    return `The SPA does not build: fix this and start again. ${error.message}`;
  if (/^Port \d+ is already in use$/.test(error.message))
    return `${error.message}: choose another with PORT.`;
  const { code, port, address, hostname = address } = error as ListenError;
  if (code === 'EACCES' && port !== undefined)
    return `PORT is ${port}, which needs rights that you do not have: choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${hostname}", which is not an address of this machine: set HOST=localhost, or HOST=0.0.0.0 for all of them.`;
  return null;
}
