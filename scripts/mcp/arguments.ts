import { parseArgs } from 'node:util';
import { settingsTable } from '../../mock-server/settings/settings.ts';

/** The command cannot use an argument. The message says in one line what to do instead. */
export class ArgumentsError extends Error {
  override readonly name = 'ArgumentsError';
}

const usage = 'npm run --silent mcp -- --url http://localhost:4300';

/**
 * Returns the origin of the server that the tools control: scheme, host and port of `--url`, or of the server that `npm
 * start` starts with the same environment.
 *
 * @throws {ArgumentsError} if an argument is unknown or not an address
 */
export function originOfServer(words: readonly string[], { PORT }: NodeJS.ProcessEnv): string {
  const { url = `http://localhost:${PORT ?? settingsTable.port.fallback}` } = readWords(words);
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new ArgumentsError(`"${url}" is not the address of a server: ${usage}`);
  return address.origin;
}

function readWords(words: readonly string[]): { readonly url?: string | undefined } {
  try {
    return parseArgs({ args: [...words], options: { url: { type: 'string' } } }).values;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\.\s|\n/);
    throw new ArgumentsError(`${reason}. ${usage}`, { cause: error });
  }
}
