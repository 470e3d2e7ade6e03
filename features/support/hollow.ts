/**
 * A server that only looks like one: with THRESHOLD_HOLLOW=dashboard every dashboard answers the body that the first one
 * had. The features must turn red then; features/journeys/hollow-server.spec.ts sees to that.
 */
const isHollow = process.env['THRESHOLD_HOLLOW'] === 'dashboard';
const dashboard = /^\/api\/loans\/\d+\/dashboard$/;
let fixed: string | undefined;

export function hollowed(path: string, status: number, body: string): string {
  if (!isHollow || status !== 200 || !dashboard.test(path)) return body;
  fixed ??= body;
  return fixed;
}
