import { parseArgs } from 'node:util';
import { closest } from 'fastest-levenshtein';
import { productOperations } from '../../contracts/operations/all.ts';
import { NoReportFile, type ReportFiles, takeReportFiles } from '../reporters/report-files.ts';

/** The parsed arguments of the command. */
export interface VerifyOrder {
  readonly provider: string;
  readonly states: string;
  /** Names of the operations to verify; empty for all. */
  readonly only: readonly string[];
  /** Report files besides the output on the terminal. */
  readonly files: ReportFiles;
}

/** The arguments are invalid, or the server cannot be verified. The message says in one line what to do. */
export class ArgumentsError extends Error {
  override readonly name = 'ArgumentsError';
}

const usage =
  'npm run contracts:verify -- --provider http://localhost:4300 [--states http://localhost:4300] [--only getUser] [--json FILE] [--junit FILE] [--markdown FILE]';

/** Parses the arguments. @throws {ArgumentsError} if an argument is missing, unknown or not an address */
export function verifyOrder(words: readonly string[]): VerifyOrder {
  const { files, rest } = reportFilesIn(words);
  const { provider, states, only = [] } = readWords(rest);
  if (provider === undefined) throw new ArgumentsError(`The server to verify is missing: ${usage}`);
  const address = addressIn('--provider', provider);
  return {
    provider: address,
    states: states === undefined ? address : addressIn('--states', states),
    only: only.flatMap((text) => text.split(',')).map(knownOperation),
    files,
  };
}

function reportFilesIn(words: readonly string[]) {
  try {
    return takeReportFiles(words);
  } catch (error) {
    throw error instanceof NoReportFile ? new ArgumentsError(error.message) : error;
  }
}

function readWords(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        provider: { type: 'string' },
        states: { type: 'string' },
        only: { type: 'string', multiple: true },
      },
    });
    return values;
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw new ArgumentsError(`${reason}. ${usage}`, { cause: error });
  }
}

function addressIn(option: string, text: string): string {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address === null || !/^https?:$/.test(address.protocol) || address.search + address.hash !== '') {
    throw new ArgumentsError(`${option} is "${text}": give an address such as http://localhost:4300.`);
  }
  return address.href;
}

function knownOperation(name: string): string {
  const known = Object.keys(productOperations);
  if (known.includes(name)) return name;
  throw new ArgumentsError(`There is no operation "${name}": did you mean ${closest(name, known)}?`);
}
