import { closest } from 'fastest-levenshtein';
import { productOperations } from '../../../contracts/operations/all.ts';
import { type ReportFiles, takeReportFiles } from '../../test/reports/report-files.ts';
import { ArgumentsError, readArguments } from '../../shared/arguments.ts';

/** The parsed arguments of the command. */
export interface VerifyOrder {
  readonly provider: string;
  readonly states: string;
  /** Names of the operations to verify; empty for all. */
  readonly only: readonly string[];
  /** Report files besides the output on the terminal. */
  readonly files: ReportFiles;
}

const usage =
  'npm run contracts:verify -- --provider http://localhost:4300 [--states http://localhost:4300] [--only getUser] [--json FILE] [--junit FILE] [--markdown FILE]';

const options = {
  provider: { type: 'string' },
  states: { type: 'string' },
  only: { type: 'string', multiple: true },
} as const;

/** Parses the arguments. @throws {ArgumentsError} if an argument is missing, unknown or not an address */
export function verifyOrder(words: readonly string[]): VerifyOrder {
  const { files, rest } = takeReportFiles(words);
  const { values } = readArguments(rest, { options }, usage);
  const { provider, states, only = [] } = values;
  if (provider === undefined) throw new ArgumentsError(`--provider is missing. Usage: ${usage}`);
  const address = addressIn('--provider', provider);
  return {
    provider: address,
    states: states === undefined ? address : addressIn('--states', states),
    only: only.flatMap((text) => text.split(',')).map(knownOperation),
    files,
  };
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
