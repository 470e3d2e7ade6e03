/** Where the server listens and keeps its data. */
export interface StartSettings {
  readonly host: string;
  /** 0 lets the machine pick a free one. */
  readonly port: number;
  /** Path of the database file. */
  readonly dataFile: string;
}

/** A setting that cannot be used; the message says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * The settings from the environment: HOST, PORT and DATA_FILE.
 * @throws {SettingsError} when PORT is no port
 */
export function startSettings(environment: Readonly<Record<string, string | undefined>>): StartSettings {
  const port = environment['PORT'] || '4300';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new SettingsError(`PORT is "${port}": give a number from 0 to 65535, 0 for any free port.`);
  }
  return {
    host: environment['HOST'] || 'localhost',
    port: Number(port),
    dataFile: environment['DATA_FILE'] || '.data/threshold.sqlite',
  };
}
