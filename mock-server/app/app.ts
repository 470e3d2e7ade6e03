import fastify, { type FastifyInstance } from 'fastify';
import { apiDocsPlugin } from '../platform/api-docs/plugin.ts';
import { addCompression } from '../platform/compression.ts';
import { consolePlugin } from '../tools/console/plugin.ts';
import { serveAsset } from '../platform/html/assets.ts';
import { pageStylesheet } from '../platform/html/page.ts';
import { EventHub } from '../platform/events/hub.ts';
import { endStreamsOfHead } from '../platform/events/stream.ts';
import { identityPlugin } from '../identity/plugin.ts';
import { readSession } from '../identity/session.ts';
import { createTokenAuthority } from '../identity/tokens.ts';
import { legacyPlugin } from '../los/legacy/plugin.ts';
import { addUsers, authentication } from '../los/authentication.ts';
import { addHeaderLimits, longestReadHeaders, longestRequestBody } from '../platform/http/limits.ts';
import { sendLimitPage } from '../platform/http/limit-page.ts';
import { type Limits, usualLimits } from './settings/limits.ts';
import { addErrorHandler, respondToBrokenRequest, refuseUnrouted } from '../platform/http/errors.ts';
import { addCommonHeaders, traceIds } from '../platform/http/headers.ts';
import { addCorsHeaders, addPreflights } from '../platform/http/cors.ts';
import { addHosts } from '../platform/http/hosts.ts';
import { addHealth } from '../platform/http/health.ts';
import { addJsonBodies } from '../platform/http/json-body.ts';
import { addNotFoundHandler, addSlashRedirects, gatherKnownPaths } from '../platform/http/known-paths.ts';
import { addGracefulShutdown } from '../platform/http/graceful-shutdown.ts';
import { type LogDestination, logOf } from '../platform/http/log.ts';
import { addSpa, type SendSpaPage } from '../platform/http/spa.ts';
import { type Specification, specificationPlugin } from '../tools/specification/specification.ts';
import { addValidation } from '../platform/http/validation.ts';
import { machineTime } from '../platform/worlds/clock.ts';
import { addWorlds, sendLostWorldPage } from '../platform/worlds/plugin.ts';
import { addVisitors } from '../platform/control/visitors.ts';
import { addPassedOn, type Upstream } from '../platform/upstream/upstream.ts';
import { mockPlugin } from '../platform/control/plugin.ts';
import { storeProblem } from '../platform/http/store-problems.ts';
import { routes } from '../los/routes/routes.ts';
import type { Store } from '../store/store.ts';
import { demosPlugin } from '../tools/demos/plugin.ts';
import { presenter } from '../tools/presenter/presenter.ts';
import { settingsTable } from './settings/settings.ts';
import { Worlds } from '../platform/worlds/worlds.ts';
import { losMockRoutes } from '../los/control/routes.ts';

export interface AppOptions {
  /** Store of the server. The caller closes the store after the app. */
  readonly store: Store;
  /** Folder of the built SPA; left out: the server serves no SPA. */
  readonly webRoot?: string;
  /** Folder of the built console; left out: the server serves no console. */
  readonly consoleRoot?: string;
  /** Other origins that the SPA may send requests to and embed in frames; default: none. */
  readonly allowedOrigins?: readonly string[];
  /** Other origins whose pages may send requests to the operations of the product; default: none. */
  readonly corsOrigins?: readonly string[];
  /** Level of the log; default: silent. */
  readonly logLevel?: string;
  /** Destination of the log; default: standard output. */
  readonly logTo?: LogDestination;
  /** True if the control API is on; without it all users share one world. Default: true. */
  readonly isMock?: boolean;
  /** True if a request that names no world is refused; default: it is in the default world. */
  readonly isWorldRequired?: boolean;
  /** Hours after which an unused world is deleted; default: 24. */
  readonly idleWorldHours?: number;
  /** Maximum number of worlds, if each visitor gets one; 0, the default: visitors share the default world. */
  readonly visitorWorlds?: number;
  /** A real backend that some requests are passed on to; default: none. */
  readonly upstream?: Upstream;
  /** The website of the specification, served at /spec; default: none. */
  readonly specification?: Specification;
  /** Allowed host names besides localhost; default: all names. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Addresses of trusted proxies, separated by commas; default: no proxy is trusted. */
  readonly trustProxy?: string;
  /** Limits of connections and requests. A limit that is left out has the default of the settings. */
  readonly limits?: Partial<Limits>;
}

/** Builds the server, ready to listen or to get injected requests. Tests build it with the same function. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, webRoot, consoleRoot, logLevel = 'silent', isMock = true } = options;
  const {
    allowedOrigins,
    idleWorldHours = settingsTable.idleWorldHours.fallback,
    upstream,
    trustProxy,
    logTo,
  } = options;
  const { corsOrigins = [], visitorWorlds = 0, isWorldRequired = false } = options;
  const limits = { ...usualLimits, ...options.limits };
  const worlds = await Worlds.open(store);
  const nextTraceId = traceIds(await store.secrets.increment('server-starts'));
  const authority = await createTokenAuthority(store.secrets, machineTime);
  const app = fastify({
    bodyLimit: longestRequestBody,
    // The schemas of the operations limit their parameters.
    routerOptions: { maxParamLength: longestReadHeaders },
    requestTimeout: limits.requestTimeout,
    connectionTimeout: limits.idleTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    http: {
      maxHeaderSize: longestReadHeaders,
      headersTimeout: limits.requestTimeout,
      // addHosts rejects a missing or repeated Host header. Node would respond without the common headers.
      requireHostHeader: false,
      joinDuplicateHeaders: true,
      // Interval in which Node checks for slow clients.
      connectionsCheckingInterval: Math.min(5_000, Math.ceil(limits.requestTimeout / 2)),
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
  app.decorate('store', store);
  app.decorate('worlds', worlds);
  app.decorate('events', new EventHub(store.bus, limits.eventStreams));
  // A closing server waits for open responses. Event streams do not end by themselves, so they are ended here.
  app.addHook('preClose', (done) => {
    app.events.endAll();
    done();
  });
  addGracefulShutdown(app);
  const known = gatherKnownPaths(app);
  addCommonHeaders(app, { mayBeSecure: trustProxy !== undefined });
  const cors = { origins: corsOrigins, closed: ['/mock', '/idp'], known };
  if (corsOrigins.length > 0) addCorsHeaders(app, cors);
  addErrorHandler(app, {
    refusalOf: storeProblem,
    sendPage: (...failed) => sendLostWorldPage(...failed) ?? sendLimitPage(...failed),
  });
  endStreamsOfHead(app);
  addJsonBodies(app);
  addValidation(app);
  // The Expect header is ignored. Node would reject unknown values, without the common headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  addWorlds(app, { hasKeys: isMock, isRequired: isWorldRequired, hasVisitors: visitorWorlds > 0 });
  addHosts(app, options.allowedHosts);
  addHeaderLimits(app);
  addSlashRedirects(app, known);
  if (corsOrigins.length > 0) addPreflights(app, cors);
  // Imported on demand, because the library is slow to load and most servers have no rate limit.
  if (limits.rateLimit > 0) {
    await (await import('../platform/http/rate-limit.ts')).addRateLimit(app, limits.rateLimit);
  }
  serveAsset(app, pageStylesheet);
  addHealth(app, () => store.secrets.read('server-starts'));
  addUsers(app);
  addPassedOn(app, upstream);
  app.decorate('authenticate', authentication(authority));
  if (isMock) {
    if (visitorWorlds > 0) addVisitors(app, visitorWorlds);
    await app.register(mockPlugin, { idleWorldHours, sessionOf: readSession });
    await app.register(losMockRoutes);
    await app.register(demosPlugin, { hasStoryboard: options.specification !== undefined });
  }
  addCompression(app);
  if (isMock && consoleRoot !== undefined)
    await app.register(consolePlugin, { consoleRoot, hasSpecification: options.specification !== undefined });
  await app.register(identityPlugin, {
    authority,
    isMock,
    visitorHours: visitorWorlds > 0 ? idleWorldHours : null,
  });
  // Imported on demand, because the libraries are slow to load and few servers have an upstream.
  if (upstream)
    await app.register((await import('../platform/upstream/plugin.ts')).upstreamPlugin, {
      upstream,
      timeoutMilliseconds: limits.upstreamTimeout,
    });
  await app.register(legacyPlugin);
  await app.register(routes);
  await app.register(apiDocsPlugin, { isMock: isMock && visitorWorlds === 0 });
  if (options.specification) await app.register(specificationPlugin, options.specification);
  addNotFoundHandler(app, known, webRoot === undefined ? null : await addProduct(webRoot));
  await app.ready();
  return app;

  /** Serves the SPA, in worlds with a presenter together with the presenter's bar. */
  function addProduct(folder: string): Promise<SendSpaPage> {
    const inPage = isMock && consoleRoot !== undefined ? presenter(consoleRoot) : undefined;
    return addSpa(app, { webRoot: folder, allowedOrigins, inPage });
  }
}
