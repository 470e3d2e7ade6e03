/**
 * True with THRESHOLD_STUB=dashboard: every dashboard request then gets the response to the first one. The features
 * must fail with this stub server; features/journeys/stub-server.spec.ts checks that they do.
 */
const isStubbed = process.env['THRESHOLD_STUB'] === 'dashboard';
const dashboard = /^\/api\/loans\/\d+\/dashboard$/;
let fixed: string | undefined;

export function withStubbedDashboard(path: string, status: number, body: string): string {
  if (!isStubbed || status !== 200 || !dashboard.test(path)) return body;
  fixed ??= body;
  return fixed;
}
