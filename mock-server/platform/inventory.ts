import { closest } from 'fastest-levenshtein';
import type { RouteOptions } from 'fastify';
import { productOperations } from '../../contracts/operations/all.ts';
import { type LegacyPage, legacyPages } from '../../contracts/api/legacy.ts';
import type { Operation } from '../../contracts/operation.ts';
import { rulesAbout } from '../../contracts/api/rules.ts';
import { problem } from './http/problems.ts';

/** An operation of the endpoint table, or a page of the legacy application, with its name in the inventory. */
export interface NamedOperation {
  readonly name: string;
  readonly isPage: boolean;
  /** True if the caller must send an access token. A legacy page identifies its user by a cookie. */
  readonly needsToken: boolean;
  readonly rules: readonly string[];
}

/** Returns the operation or page with a name; null for an unknown name. */
export const namedOperation = (name: string): NamedOperation | null => byName.get(name) ?? null;

/** The names of all operations and pages. */
export const operationNames = (): string[] => [...byName.keys()];

/**
 * Refuses a name that no operation and no page has.
 *
 * @throws {ProblemError} operation-not-found, with the nearest name
 */
export function checkOperation(name: string): void {
  if (byName.has(name)) return;
  throw problem(
    'operation-not-found',
    `There is no operation "${name}". Did you mean ${closest(name, [...byName.keys()])}? The catalogue has all names.`,
  );
}

/**
 * Returns the operation that a route serves; null for a route outside of the product, such as a static file. HEAD
 * belongs to the operation of its GET.
 */
export function operationOf({ method, url }: Pick<RouteOptions, 'method' | 'url'>): NamedOperation | null {
  const served = method === 'HEAD' ? 'GET' : String(method);
  return pages.get(url) ?? calls.get(`${served} ${url}`) ?? null;
}

/** Converts a path of the endpoint table to a route: `{name}` becomes `:name`. */
export const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const calls = new Map<string, NamedOperation>(
  Object.entries<Operation>(productOperations).map(([name, { method, path, access }]) => [
    `${method} ${routeOf(path)}`,
    { name, isPage: false, needsToken: access === 'bearer', rules: rulesAbout(`operation:${name}`) },
  ]),
);

/** Legacy pages by path. All methods of a path belong to its page, because a page may post forms. */
const pages = new Map<string, NamedOperation>(
  Object.entries<LegacyPage>(legacyPages).map(([name, { path }]) => [
    path,
    { name, isPage: true, needsToken: false, rules: rulesAbout(`page:${name}`) },
  ]),
);

const byName = new Map(
  [...pages.values(), ...calls.values()].map((operation) => [operation.name, operation]),
);
