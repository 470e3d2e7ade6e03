/** Names of the headers and cookies that client and server share. */

/** The trace id of every response (decision on S-8-25). */
export const traceIdHeader = 'x-trace-id';

/**
 * Cookie with the anti-forgery token. The SPA copies it into a header of every same-origin request (L-7-01, L-7-04,
 * C-22).
 */
export const antiForgeryCookie = 'XSRF-TOKEN';
export const antiForgeryHeader = 'x-xsrf-token';

/** Header with the idempotency key of a create request. Repeated requests with the same key create one loan. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Header by which an API client chooses a world. Browsers send a cookie instead. */
export const worldHeader = 'x-world';

/** In place of the id of a world, in a path or header: the world that the request names in another way. */
export const currentWorld = 'current';

/** Name of the cookie that chooses a world. Cookies ignore the port, so the port is part of the name. */
export const worldCookieName = (port: number | string): string => `threshold-world-${port}`;
