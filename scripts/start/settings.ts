import { isPostgres } from '../../mock-server/store/location.ts';
import { type Upstream, UpstreamError, upstreamOf } from '../../mock-server/upstream/upstream.ts';

/** Where the server listens and keeps its data. */
export interface StartSettings {
  readonly host: string;
  /** 0 lets the machine pick a free one. */
  readonly port: number;
  /** Path of the database file, or the address of a PostgreSQL database. */
  readonly dataFile: string;
  /** The real backend that answers some calls; left out when this server answers all. */
  readonly upstream?: Upstream;
}

/** A setting that cannot be used; the message says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * The settings from the environment: HOST, PORT, DATA_FILE or DATABASE_URL, UPSTREAM and UPSTREAM_OPERATIONS.
 * @throws {SettingsError} when PORT is no port, DATABASE_URL is no PostgreSQL, or the upstream cannot be used
 */
export function startSettings(environment: Environment): StartSettings {
  const port = environment['PORT'] || '4300';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new SettingsError(`PORT is "${port}": give a number from 0 to 65535, 0 for any free port.`);
  }
  const place = { host: environment['HOST'] || 'localhost', port: Number(port) };
  const upstream = upstreamFrom(environment, place);
  return {
    ...place,
    dataFile: databaseFrom(environment) ?? (environment['DATA_FILE'] || '.data/threshold.sqlite'),
    ...(upstream === null ? {} : { upstream }),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The database that several servers share; null where this one keeps a file of its own. */
function databaseFrom({ DATABASE_URL: url }: Environment): string | null {
  if (!url) return null;
  if (isPostgres(url) && URL.canParse(url)) return url;
  // What stands there may be a password: it is not repeated.
  throw new SettingsError(
    'DATABASE_URL is no address of PostgreSQL: give postgres://user:password@host:5432/name, or DATA_FILE for a file.',
  );
}

function upstreamFrom(
  environment: Environment,
  place: Pick<StartSettings, 'host' | 'port'>,
): Upstream | null {
  const { UPSTREAM: url, UPSTREAM_OPERATIONS: operations } = environment;
  if (!url && operations) {
    throw new SettingsError(
      'UPSTREAM_OPERATIONS says what to pass on, but UPSTREAM does not say to whom: give its address.',
    );
  }
  if (!url) return null;
  try {
    return upstreamOf({ url, operations, ...place });
  } catch (error) {
    throw error instanceof UpstreamError ? new SettingsError(error.message, { cause: error }) : error;
  }
}
