import { matchPath } from 'react-router-dom';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { onDemandPaths, paths, patterns } from './paths.ts';
import { pipelinePages } from './pipelines.ts';
import { parsePath } from './redirect.ts';

/** Parses an address that has a route. Returns its path; null for an unknown address or another site. */
export function parseRoute(address: string, origin: string): string | null {
  const path = parsePath(address, origin);
  return path !== null && isRoute(new URL(path, origin).pathname) ? path : null;
}

/** Returns true for a path that has a route or is an alias of a route. The router sends any other path to /default. */
function isRoute(pathname: string): boolean {
  const page = matchPath(patterns.legacyPage, pathname)?.params.page;
  if (page !== undefined) return Object.hasOwn(legacyPages, page) || nativePage(page) !== null;
  return (
    routes.some((route) => matchPath(route, pathname)) || aliasOf({ pathname, search: '' }) !== paths.default
  );
}

const routes: readonly string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...Object.values(onDemandPaths),
  ...Object.values(patterns),
];

/** Routes of pages of the SPA, by the name in /lf/{name}. Such an address redirects to the route. */
export const nativePages: Readonly<Record<string, string>> = {
  Dashboard: paths.dashboard,
  dashboard: paths.dashboard,
  LeadSummary: paths.leadSummary,
  'lead-summary': paths.leadSummary,
  WorkOrder: paths.workQueue,
  'work-queue': paths.workQueue,
  'new-loan': paths.newLoan,
  'new-lead': paths.newLead,
  default: paths.default,
};

/** Returns the route of the SPA page with this name in /lf/{name}; null for any other name. */
export const nativePage = (name: string): string | null =>
  Object.hasOwn(nativePages, name) ? (nativePages[name] ?? null) : null;

/**
 * Returns the redirect target of an address without a route. The name of a pipeline redirects to the pipeline with the
 * same query, also below /pipelines. /dashboard with a matrix parameter redirects to the dashboard. Any other address
 * redirects to /default.
 */
export function aliasOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const pipeline = /^\/(?:pipelines\/)?([a-z-]+)\/?$/.exec(pathname)?.[1];
  const page = pipelinePages.find((name) => name === pipeline);
  if (page) return paths.legacyPage(page) + search;
  const application = /^\/dashboard;applicationIdentifier=([A-Za-z0-9-]{1,64})$/.exec(pathname)?.[1];
  return application ? paths.dashboardOf(application) : paths.default;
}
