import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import { refuseUnrouted, respondToBrokenRequest } from '../platform/http/errors.ts';
import { longestReadHeaders, longestRequestBody, type Times } from '../platform/http/limits.ts';
import { type LogDestination, logOf } from '../platform/http/log.ts';

interface Surroundings {
  readonly times: Times;
  readonly nextTraceId: () => string;
  readonly logLevel: string;
  readonly logTo: LogDestination | undefined;
  readonly trustProxy: string | undefined;
}

/** Returns the options of Fastify and of Node's HTTP server. */
export const fastifyOptions = ({
  times,
  nextTraceId,
  logLevel,
  logTo,
  trustProxy,
}: Surroundings): FastifyHttpOptions<RawServerDefault> => ({
  bodyLimit: longestRequestBody,
  // The schemas of the operations limit their parameters.
  routerOptions: { maxParamLength: longestReadHeaders },
  requestTimeout: times.requestTimeout,
  connectionTimeout: times.idleTimeout,
  keepAliveTimeout: times.keepAliveTimeout,
  http: {
    maxHeaderSize: longestReadHeaders,
    headersTimeout: times.requestTimeout,
    // The plugin `hosts` rejects a missing or repeated Host header. Node would respond without the common headers.
    requireHostHeader: false,
    joinDuplicateHeaders: true,
    // Interval in which Node checks for slow clients.
    connectionsCheckingInterval: Math.min(5_000, Math.ceil(times.requestTimeout / 2)),
  },
  // Requests on open connections are still served while the server closes; then their connections are closed.
  return503OnClosing: false,
  ...(trustProxy === undefined ? {} : { trustProxy }),
  genReqId: nextTraceId,
  logger: logOf(logLevel, logTo),
  // No hooks run for requests without a route, so refuseUnrouted adds the common headers and the trace id.
  frameworkErrors: refuseUnrouted,
  clientErrorHandler: (error, socket) => respondToBrokenRequest(error, socket, nextTraceId()),
});
