import { settingsTable } from '../../mock-server/settings/settings.ts';
import { ArgumentsError, readArguments } from '../shared/arguments.ts';

const usage = 'npm run --silent mcp -- --url http://localhost:4300';

/**
 * Returns the origin of the server that the tools control: scheme, host and port of `--url`, or of the server that `npm
 * start` starts with the same environment.
 *
 * @throws {ArgumentsError} if an argument is unknown or not an address
 */
export function originOfServer(words: readonly string[], { PORT }: NodeJS.ProcessEnv): string {
  const { values } = readArguments(words, { options: { url: { type: 'string' } } }, usage);
  const { url = `http://localhost:${PORT ?? settingsTable.port.fallback}` } = values;
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new ArgumentsError(`"${url}" is not the address of a server: ${usage}`);
  return address.origin;
}
