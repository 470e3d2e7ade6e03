import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { subscribe } from 'node:diagnostics_channel';
import type { AddressInfo, Server } from 'node:net';
import { pathToFileURL } from 'node:url';
import { run } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';

/** Other products that mock an API: no part of the product, installed on demand. */
const packages = ['@mockoon/cli@9.9.0', '@stoplight/prism-cli@5.16.0', 'json-server@0.17.4'];

const folder = join(root, 'node_modules', '.cache', `peers-${packages.join('-').replaceAll(/\W+/g, '-')}`);
const modules = join(folder, 'node_modules');

/** Installs the other products if they are missing. @throws {Error} with the output of npm */
export async function installPeers(): Promise<void> {
  // npm writes this file last.
  if (existsSync(join(modules, '.package-lock.json'))) return;
  console.error('installing the peers to compare with (npm install) …');
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok, output } = await run('npm', ['install', '--prefix', folder, ...options, ...packages], {
    seconds: 600,
  });
  if (!ok) throw new Error(`npm install failed: can the package registry be reached?\n${output}`);
}

/** Number of connections to a measured server. */
export const connections = 32;

/** The responses that all servers give. */
export interface Given {
  readonly dashboard: { readonly loanNumber: string };
  readonly created: object;
  /** Folder for the files of a server. */
  readonly folder: string;
}

/** The peers. Each starts in this process and returns its port. All log as little as possible. */
export const peers: Readonly<Record<string, (given: Given) => Promise<number>>> = {
  /** Stores the loan in a file without validation. */
  'json-server': (given) => {
    const data = written(given, 'data', { dashboards: [given.dashboard], loans: [] });
    const routes = written(given, 'routes', {
      '/api/loans': '/loans',
      '/api/loans/:id/dashboard': `/dashboards/${given.dashboard.loanNumber}`,
    });
    const words = [
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--quiet',
      '--id',
      'loanNumber',
      '--routes',
      routes,
      data,
    ];
    return portOf('json-server/lib/cli/bin.js', words);
  },
  /** Validates requests by openapi.json, responds with examples, and stores nothing. */
  Prism: (given) => {
    const api = JSON.parse(readFileSync(join(root, 'contracts/openapi.json'), 'utf8')) as Description;
    exampleOf(api, '/api/loans/{generalAccountId}/dashboard', 'get').example = given.dashboard;
    exampleOf(api, '/api/loans', 'post').example = given.created;
    const words = [
      'mock',
      '-p',
      '0',
      '-h',
      '127.0.0.1',
      '-m',
      'false',
      '-v',
      'silent',
      written(given, 'api', api),
    ];
    return portOf('@stoplight/prism-cli/dist/index.js', words);
  },
  /** Two routes with fixed texts: neither validates nor stores. */
  Mockoon: (given) => {
    const headers = [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }];
    const route = (uuid: string, method: string, endpoint: string, body: object) => ({
      uuid,
      type: 'http',
      method,
      endpoint,
      responses: [
        {
          uuid: `${uuid}-1`,
          statusCode: 200,
          headers,
          body: JSON.stringify(body),
          disableTemplating: true,
          default: true,
        },
      ],
    });
    // --repair adds all other settings with their defaults.
    const environment = written(given, 'environment', {
      uuid: 'threshold-bench',
      lastMigration: 33,
      name: 'two calls',
      port: 3_000,
      hostname: '127.0.0.1',
      routes: [
        route('dashboard', 'get', 'api/loans/:id/dashboard', given.dashboard),
        route('loans', 'post', 'api/loans', given.created),
      ],
      rootChildren: ['dashboard', 'loans'].map((uuid) => ({ type: 'route', uuid })),
    });
    const quiet = ['--repair', '--disable-log-to-file', '--disable-admin-api'];
    return portOf('@mockoon/cli/bin/run.js', [
      'start',
      ...quiet,
      '-p',
      '0',
      '-l',
      '127.0.0.1',
      '-d',
      environment,
    ]);
  },
};

interface Description {
  readonly paths: Readonly<
    Record<
      string,
      Record<string, { responses: Record<string, { content: Record<string, { example?: unknown }> }> }>
    >
  >;
}

function exampleOf({ paths }: Description, path: string, method: string): { example?: unknown } {
  const body = paths[path]?.[method]?.responses['200']?.content['application/json'];
  if (!body) throw new Error(`openapi.json has no ${method} ${path}`);
  return body;
}

/** Writes a JSON file and returns its path. */
function written({ folder: place }: Given, name: string, content: unknown): string {
  const path = join(place, `${name}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** Runs the command of another product in this process, and returns the port on which it listens. */
async function portOf(file: string, words: readonly string[]): Promise<number> {
  const listening = new Promise<Server>((resolve) =>
    subscribe('tracing:net.server.listen:asyncEnd', (message) =>
      resolve((message as { server: Server }).server),
    ),
  );
  const path = join(modules, file);
  process.argv.splice(1, process.argv.length, path, ...words);
  await import(pathToFileURL(path).href);
  return ((await listening).address() as AddressInfo).port;
}
