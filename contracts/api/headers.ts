/** Names of the headers and cookies that client and server share. */

/** The trace id of every response (decision on S-8-25). */
export const traceIdHeader = 'x-trace-id';

/** Anti-forgery: the SPA copies the cookie into the header of every same-origin request (L-7-01, L-7-04, C-22). */
export const antiForgeryCookie = 'XSRF-TOKEN';
export const antiForgeryHeader = 'x-xsrf-token';

/** Repeated creations with the same key create one loan. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Chooses a world for API clients; browsers carry a cookie instead. */
export const worldHeader = 'x-world';

/** Name of the cookie that chooses a world. Cookies ignore the port, so the port is part of the name. */
export const worldCookieName = (port: number | string): string => `threshold-world-${port}`;
