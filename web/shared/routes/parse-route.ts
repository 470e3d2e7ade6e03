import { matchPath } from 'react-router-dom';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { aliasOf, nativePage, onDemandPaths, paths, patterns } from './paths.ts';
import { parsePath } from './redirect.ts';

/** Parses an address that has a route. Returns its path; null for an unknown address or another site. */
export function parseRoute(address: string, origin: string): string | null {
  const path = parsePath(address, origin);
  return path !== null && isRoute(new URL(path, origin).pathname) ? path : null;
}

/**
 * Returns true for a path that has a route or is an alias of one; the router sends any other path to /default
 * (L-2.1-29).
 */
function isRoute(pathname: string): boolean {
  const page = matchPath(patterns.legacyPage, pathname)?.params.page;
  if (page !== undefined) return Object.hasOwn(legacyPages, page) || nativePage(page) !== null;
  return routes.some((route) => matchPath(route, pathname)) || aliasOf(pathname) !== paths.default;
}

const routes: readonly string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...Object.values(onDemandPaths),
  ...Object.values(patterns),
];
