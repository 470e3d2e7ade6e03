import { parseArgs, type ParseArgsConfig } from 'node:util';

/** An argument of a command is wrong. The message says what to write instead. */
export class ArgumentsError extends Error {
  override readonly name = 'ArgumentsError';
}

/** Parses the arguments of a command. @throws {ArgumentsError} with the reason and the usage, for unknown arguments */
export function readArguments<T extends ParseArgsConfig>(words: readonly string[], config: T, usage: string) {
  try {
    return parseArgs<T>({ ...config, args: [...words] });
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\.\s|\n/);
    throw new ArgumentsError(`${reason}.${usage.includes('\n') ? '\n\n' : ' '}${usage}`, { cause: error });
  }
}

/** Returns the number in an argument. @throws {ArgumentsError} unless it is a whole number from 1 */
export function positive(option: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new ArgumentsError(`--${option} needs a whole number from 1.`);
  return Number(text);
}

/** Returns the result of `read`. After a wrong argument, prints the message and ends the command with exit code 1. */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ArgumentsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
