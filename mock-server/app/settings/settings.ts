import type { Upstream } from '../../platform/upstream/upstream.ts';
import {
  hostNames,
  choice,
  database,
  environmentName,
  hosts,
  origins,
  place,
  proxies,
  text,
  webPage,
  whole,
} from './kinds.ts';
import { isLoopback } from '../../platform/http/origin.ts';
import { misspelled } from './misspelled.ts';
import {
  type AnySetting,
  type Environment,
  type Setting,
  SettingsError,
  setting,
  valueOf,
} from './setting.ts';
import { upstreamFrom, upstreamSettings } from './upstream-settings.ts';

/** Every setting of the server. `npm run generate` writes this table into docs/operators.md. */
export const settingsTable = {
  host: setting({
    name: 'HOST',
    kind: text('an address or name of this machine'),
    fallback: 'localhost',
    does: 'The address to listen on; 0.0.0.0 for all of them.',
  }),
  port: setting({
    name: 'PORT',
    kind: whole(0, 65_535, ', 0 for any free port'),
    fallback: 4_300,
    does: 'The port to listen on.',
  }),
  dataFile: setting({
    name: 'DATA_FILE',
    kind: place,
    fallback: '.data/threshold.sqlite',
    does: 'The file with the data. A missing folder is created.',
  }),
  databaseUrl: setting<string | null>({
    name: 'DATABASE_URL',
    kind: database,
    fallback: null,
    without: 'the file',
    does: 'A PostgreSQL database in place of the file; several servers may share it: see [how](decisions/005-store.md).',
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    kind: choice('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
    fallback: 'warn',
    does: 'Minimum level of the log on standard output. With info, debug or trace each request is logged.',
  }),
  environment: setting({
    name: 'NODE_ENV',
    kind: environmentName,
    fallback: '',
    without: 'not production',
    does: 'production: the control API is off, and the mock sign-in stays on this machine, unless MOCK and MOCK_SIGN_IN say otherwise.',
  }),
  mock: setting<'on' | 'off' | null>({
    name: 'MOCK',
    kind: choice('on', 'off'),
    fallback: null,
    without: 'on; off in production',
    does: 'The control API under /mock: console, worlds, faults, journal. Off: all users share one world.',
  }),
  requireWorld: setting<'on' | 'off'>({
    name: 'REQUIRE_WORLD',
    kind: choice('on', 'off'),
    fallback: 'off',
    does: 'On, for CI: a request that names no world gets 400 `world-unknown`. Control API, files, API documents, /spec, the keys of the identity provider and health probes need no world.',
  }),
  mockSignIn: setting<'open' | 'local' | null>({
    name: 'MOCK_SIGN_IN',
    kind: choice('open', 'local'),
    fallback: null,
    without: 'open; local in production',
    does: 'Who can sign in as any persona without a password: every client that reaches HOST (open), or this machine only (local; the start fails when HOST reaches further).',
  }),
  allowedOrigins: setting<readonly string[]>({
    name: 'ALLOWED_ORIGINS',
    kind: origins,
    fallback: [],
    without: 'none',
    does: 'Other servers that the pages of the product may send requests to and frame.',
  }),
  corsOrigins: setting<readonly string[]>({
    name: 'CORS_ORIGINS',
    kind: origins,
    fallback: [],
    without: 'none',
    does: 'Origins whose pages may call the product from a browser; never /mock or the identity provider. A preflight request from another origin gets 403 `origin-not-allowed`.',
  }),
  allowedHosts: setting<readonly string[]>({
    name: 'ALLOWED_HOSTS',
    kind: hosts,
    fallback: [],
    without: 'none',
    does: 'Host names of the server, besides localhost and IP addresses. A request for another name gets 421 `host-unknown`.',
  }),
  trustProxy: setting<string | null>({
    name: 'TRUST_PROXY',
    kind: proxies,
    fallback: null,
    without: 'no proxy is trusted',
    does: 'Proxies whose X-Forwarded-For, -Host and -Proto are trusted.',
  }),
  documents: setting<string | null>({
    name: 'DOCUMENTS',
    kind: text('a folder outside of the checkout'),
    fallback: null,
    without: 'none',
    does: 'A folder with the documents that the rules were written from. /spec then shows each rule beside its sentence, to this machine only: see [how](guides/specification-site.md#your-own-documents).',
  }),
  repository: setting<string | null>({
    name: 'REPOSITORY',
    kind: webPage,
    fallback: null,
    without: 'none',
    does: 'The address of the repository, such as https://github.com/owner/name. Readers of a read-only /spec open an issue there.',
  }),
  ...upstreamSettings,
} as const;

type Table = typeof settingsTable;

/** The parsed value of each setting in the table. */
type Given = { readonly [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : never };

/** The checked settings. */
export interface Settings
  extends Omit<
    Given,
    | 'allowedHosts'
    | 'databaseUrl'
    | 'environment'
    | 'mock'
    | 'mockSignIn'
    | 'requireWorld'
    | 'trustProxy'
    | 'upstreamUrl'
    | 'upstreamOperations'
  > {
  /** Path of the data file, or the address of a PostgreSQL database. */
  readonly dataFile: string;
  /** True if the control API under /mock is on. */
  readonly isMock: boolean;
  /** True if a request that names no world is refused. */
  readonly isWorldRequired: boolean;
  /** Host names besides localhost and IP addresses; left out when every name is allowed. */
  readonly allowedHosts?: readonly string[];
  /** Addresses of trusted proxies; left out when no proxy is trusted. */
  readonly trustProxy?: string;
  /** The real backend; left out when no request is passed to one. */
  readonly upstream?: Upstream;
  /** Time in which a stopping server still accepts requests while /ready responds with 503, milliseconds. */
  readonly drain: number;
}

export interface ReadSettings {
  readonly settings: Settings;
  /** A warning for each variable whose name is probably misspelled. The server starts anyway. */
  readonly warnings: readonly string[];
}

/**
 * Reads every setting.
 *
 * @throws {SettingsError} with all invalid settings
 */
export function readSettings(environment: Environment): ReadSettings {
  const faults: string[] = [];
  const given = Object.fromEntries(
    Object.entries<AnySetting>(settingsTable).map(([key, described]) => [
      key,
      valueOf(described, environment, faults),
    ]),
  ) as Given;
  const {
    allowedHosts,
    databaseUrl,
    environment: mode,
    mock,
    mockSignIn,
    requireWorld,
    trustProxy,
    upstreamUrl: _url,
    upstreamOperations: _operations,
    ...rest
  } = given;
  const isProduction = mode === 'production';
  if ((mockSignIn ?? (isProduction ? 'local' : 'open')) === 'local' && !isLoopback(rest.host)) {
    faults.push(
      `HOST is "${rest.host}", so every machine that reaches this one could sign in as any user without a password. Set HOST=localhost, or MOCK_SIGN_IN=open to allow it.`,
    );
  }
  const isMock = (mock ?? (isProduction ? 'off' : 'on')) === 'on';
  const isWorldRequired = requireWorld === 'on';
  if (isWorldRequired && !isMock)
    faults.push('REQUIRE_WORLD needs requests that name a world, but there is one world only: set MOCK=on.');
  const upstream = upstreamFrom(given, faults);
  const known = Object.values(settingsTable).map(({ name }) => name);
  const warnings = misspelled(environment, known);
  if (faults.length > 0) throw new SettingsError([...faults, ...warnings].join('\n'));
  const names = hostNames(rest.host, allowedHosts);
  const settings = {
    ...rest,
    dataFile: databaseUrl ?? rest.dataFile,
    // A server that shares its database has a balancer in front, which has to notice /ready first.
    drain: databaseUrl === null ? 0 : 3_000,
    isMock,
    isWorldRequired,
    ...(names === undefined ? {} : { allowedHosts: names }),
    ...(trustProxy === null ? {} : { trustProxy }),
    ...(upstream === null ? {} : { upstream }),
  };
  return { settings, warnings };
}
