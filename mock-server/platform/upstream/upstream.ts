import { closest } from 'fastest-levenshtein';
import { productOperations } from '../../../contracts/operations/all.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** A real backend, and the operations and pages that it serves. */
export interface Upstream {
  /** Origin, with the path of the backend if it has one; no slash at the end. */
  readonly url: string;
  /** Names of the operations and pages that are passed on. */
  readonly operations: ReadonlySet<string>;
  /** Folders whose requests go to the upstream server, subfolders included, such as `/Content`. */
  readonly folders: readonly string[];
}

/** The operator's settings for the backend, and the port of this server. */
export interface UpstreamWish {
  readonly url: string;
  /** Names of operations, pages and folders, separated by commas; default: every documented operation. */
  readonly operations?: string | undefined;
  readonly host: string;
  /** Port of this server; 0 if the operating system chooses it. */
  readonly port: number;
}

/** Error for an upstream that cannot be used. The message names the setting and says what to do. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
}

/**
 * Reads the settings of an upstream. The name `calls` means every documented operation, and `legacy` every page of the
 * legacy application. A name that starts with a slash is a folder.
 *
 * @throws {UpstreamError}
 */
export function upstreamOf(wish: UpstreamWish): Upstream {
  const url = urlOf(wish);
  const operations = new Set<string>();
  const folders = new Set<string>();
  for (const word of wordsOf(wish.operations)) {
    if (word.startsWith('/')) folders.add(folderOf(word));
    else for (const name of groups.get(word)?.names ?? [operationNamed(word)]) operations.add(name);
  }
  return { url, operations, folders: [...folders] };
}

/** Describes in a few words which operations, pages and folders the backend serves. */
export function inWords({ operations, folders }: Upstream): string {
  const whole = [...groups.values()].filter(({ names }) => names.every((name) => operations.has(name)));
  const grouped = new Set(whole.flatMap(({ names }) => names));
  const rest = [...operations].filter((name) => !grouped.has(name));
  return [...whole.map(({ words }) => words), ...rest, ...folders].join(', ');
}

const calls = Object.keys(productOperations);
const pages = Object.keys(legacyPages);
const groups = new Map([
  ['calls', { names: calls, words: 'every documented operation' }],
  ['legacy', { names: pages, words: 'every page of the legacy application' }],
]);

/** Folders that this server must serve itself: without them no user could sign in to the mock or load the SPA. */
const ownFolders: ReadonlySet<string> = new Set([
  '',
  'api-docs',
  'assets',
  'idp',
  'page-assets',
  'lf',
  'mock',
]);

/** What the journal records of a request that was passed to the backend. */
export interface Passed {
  /** The address of the backend. */
  readonly to: string;
  /** How request or response violate the contract; null if both are valid or undocumented. */
  verdict: string | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Names of the operations and pages that the backend serves. */
    passedOn: ReadonlySet<string>;
  }
  interface FastifyRequest {
    /** How the request was passed to the backend; null for a request that this server handles. */
    passed: Passed | null;
    /** The unchanged bytes of the body; null without a body. */
    passedBody: Buffer | null;
  }
}

interface PassedOnOptions {
  /** The real backend; undefined for none. */
  readonly upstream: Upstream | undefined;
}

/**
 * Adds properties to the app and its requests: the operations that the backend serves, and how a request was passed to
 * it.
 */
export const passedOnPlugin = fastifyPlugin<PassedOnOptions>(
  async (app: FastifyInstance, { upstream }) => {
    app.decorate('passedOn', upstream?.operations ?? new Set<string>());
    app.decorateRequest('passed', null);
    app.decorateRequest('passedBody', null);
  },
  { name: 'passed-on', fastify: '5.x' },
);

function urlOf({ url: text, host, port }: UpstreamWish): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UpstreamError(
      `UPSTREAM is "${text}": give the address of the backend, such as https://backend.example.com.`,
    );
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UpstreamError(
      'UPSTREAM holds more than an address: leave out user, password, query and fragment.',
    );
  }
  if (port !== 0 && portOf(url) === port && isOwnHost(url.hostname, host)) {
    throw new UpstreamError(`UPSTREAM is "${text}", which is this server: give the address of another one.`);
  }
  return (url.origin + url.pathname).replace(/(?<!\/)\/+$/, '');
}

const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80));

const isOwnHost = (hostname: string, host: string): boolean =>
  hostname === host || /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);

function wordsOf(operations: string | undefined): string[] {
  if (operations === undefined || operations.trim() === '') return ['calls'];
  return operations
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function operationNamed(word: string): string {
  const known = [...calls, ...pages];
  if (known.includes(word)) return word;
  throw new UpstreamError(
    `UPSTREAM_OPERATIONS names "${word}", which is no operation, page or folder. Did you mean ${closest(word, [...known, ...groups.keys()])}?`,
  );
}

function folderOf(word: string): string {
  const folder = word.replace(/\/\*?$/, '');
  if (!/^(?:\/[\w.-]+)*$/.test(folder) || folder.split('/').includes('..')) {
    throw new UpstreamError(`UPSTREAM_OPERATIONS names "${word}": write a folder as /Content.`);
  }
  if (ownFolders.has((folder.split('/')[1] ?? '').toLowerCase())) {
    throw new UpstreamError(`UPSTREAM_OPERATIONS names "${word}", which this server must handle itself.`);
  }
  return folder;
}
