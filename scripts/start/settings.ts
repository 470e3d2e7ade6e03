import { type Upstream, UpstreamError, upstreamOf } from '../../mock-server/upstream/upstream.ts';

/** Where the server listens and keeps its data. */
export interface StartSettings {
  readonly host: string;
  /** 0 lets the machine pick a free one. */
  readonly port: number;
  /** Path of the database file. */
  readonly dataFile: string;
  /** What a request with the key of no world gets; left out when it falls into the default world. */
  readonly unknownWorld?: 'refuse';
  /** The real backend that answers some calls; left out when this server answers all. */
  readonly upstream?: Upstream;
}

/** A setting that cannot be used; the message says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * The settings from the environment: HOST, PORT, DATA_FILE, UNKNOWN_WORLD, UPSTREAM and UPSTREAM_OPERATIONS.
 * @throws {SettingsError} when PORT is no port, UNKNOWN_WORLD is no choice, or the upstream cannot be used
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
    dataFile: environment['DATA_FILE'] || '.data/threshold.sqlite',
    ...unknownWorldFrom(environment),
    ...(upstream === null ? {} : { upstream }),
  };
}

function unknownWorldFrom({ UNKNOWN_WORLD: choice }: Environment): Pick<StartSettings, 'unknownWorld'> {
  if (!choice || choice === 'use-default') return {};
  if (choice === 'refuse') return { unknownWorld: choice };
  throw new SettingsError(
    `UNKNOWN_WORLD is "${choice}": give refuse for tests, or leave it out to fall into the default world.`,
  );
}

type Environment = Readonly<Record<string, string | undefined>>;

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
