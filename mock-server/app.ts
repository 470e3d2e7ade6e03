import fastify, { type FastifyInstance } from 'fastify';
import { apiDocsPlugin } from './control/api-docs/plugin.ts';
import { consolePlugin } from './control/console/plugin.ts';
import { EventHub } from './control/events/hub.ts';
import { identityPlugin } from './identity/plugin.ts';
import { createTokenAuthority } from './identity/tokens.ts';
import { legacyPlugin } from './los/legacy/plugin.ts';
import { addUsers, authentication } from './los/authentication.ts';
import { longestHeaders, longestRequestBody } from './http/limits.ts';
import { type Limits, usualLimits } from './settings/limits.ts';
import { addErrorHandler, answerBrokenRequest, refuseUnrouted } from './http/errors.ts';
import { addCommonHeaders, traceIds } from './http/headers.ts';
import { addCorsHeaders, addPreflights } from './http/cors.ts';
import { addHosts } from './http/hosts.ts';
import { addHealth } from './http/health.ts';
import { addJsonBodies } from './http/json-body.ts';
import { gatherKnownPaths } from './http/known-paths.ts';
import { addGracefulShutdown } from './http/graceful-shutdown.ts';
import { type LogDestination, logOf } from './http/log.ts';
import { addNotFoundHandler } from './http/not-found.ts';
import { addSpa } from './http/spa.ts';
import { type Specification, specificationPlugin } from './http/specification.ts';
import { buildValidator, limitsFirst, validationOptions } from './http/validation.ts';
import { addWorlds } from './control/worlds/plugin.ts';
import { addPassedOn } from './control/upstream/passed.ts';
import type { Upstream } from './control/upstream/upstream.ts';
import { mockPlugin } from './control/api/plugin.ts';
import { sendLostWorldPage } from './control/worlds/lost-world-page.ts';
import { directory } from './los/directory.ts';
import { storeProblem } from './los/store-problems.ts';
import { routes } from './los/routes/routes.ts';
import type { Store } from './store/store.ts';
import { mcpPlugin } from './mcp/plugin.ts';
import { idleHoursByDefault } from './control/api/expiry.ts';
import { openWorlds } from './los/mock/content.ts';
import { losMockRoutes } from './los/mock/routes.ts';

export interface AppOptions {
  /** Stays the caller's: closing the app does not close it. */
  readonly store: Store;
  /** Folder of the built SPA; without one no SPA is served. */
  readonly webRoot?: string;
  /** Origins besides its own that the pages of the SPA may call and frame; none without one. */
  readonly allowedOrigins?: readonly string[];
  /** Origins besides its own whose pages may call the product from a browser; none without one. */
  readonly corsOrigins?: readonly string[];
  /** What a request with the key of no world gets: a refusal (tests), or the default world (demos). */
  readonly unknownWorld: 'refuse' | 'use-default';
  /** Level of the log on standard output; silent without one. */
  readonly logLevel?: string;
  /** Where the log goes; standard output without one. */
  readonly logTo?: LogDestination;
  /** False: no control surface, and one world for all users. True without one. */
  readonly isMock?: boolean;
  /** How long an unused world is kept, in hours; 24 without one. */
  readonly idleWorldHours?: number;
  /** The real backend that answers some calls instead of this server; none without one. */
  readonly upstream?: Upstream;
  /** The specification as a site; none is served without it. */
  readonly specification?: Specification;
  /** Names besides those of this machine that it answers to; any name without one. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Addresses of trusted proxies, separated by commas; no proxy is trusted without one. */
  readonly trustProxy?: string;
  /** How much one client may have; the usual where a limit is left out. */
  readonly limits?: Partial<Limits>;
}

/** The whole server, ready to be injected into or to listen: tests run the very wiring that is started. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, webRoot, unknownWorld, logLevel = 'silent', isMock = true } = options;
  const { allowedOrigins, idleWorldHours = idleHoursByDefault, upstream, trustProxy, logTo } = options;
  const { corsOrigins = [] } = options;
  const limits = { ...usualLimits, ...options.limits };
  const worlds = await openWorlds(store);
  const nextTraceId = await traceIds(store.secrets);
  const authority = await createTokenAuthority(store.secrets);
  const app = fastify({
    bodyLimit: longestRequestBody,
    requestTimeout: limits.requestTimeout,
    connectionTimeout: limits.idleTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    http: {
      maxHeaderSize: longestHeaders,
      headersTimeout: limits.requestTimeout,
      // Node would refuse it without the headers of every answer, and take the first of two: the plugin for hosts says no.
      requireHostHeader: false,
      joinDuplicateHeaders: true,
      // How often slow clients are looked for.
      connectionsCheckingInterval: Math.min(5_000, Math.ceil(limits.requestTimeout / 2)),
    },
    // What still comes over an open connection while the server closes is answered; it is the last one there.
    return503OnClosing: false,
    ...(trustProxy === undefined ? {} : { trustProxy }),
    genReqId: nextTraceId,
    logger: logOf(logLevel, logTo),
    ajv: { customOptions: validationOptions, plugins: [limitsFirst] },
    schemaController: { compilersFactory: { buildValidator } },
    // Before there is a route there are no hooks either: such a refusal carries its trace id itself.
    frameworkErrors: refuseUnrouted,
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, nextTraceId()),
  });
  const events = new EventHub(store.bus, limits.eventStreams);
  // The server waits for every open answer: a stream of events would never end by itself.
  app.addHook('preClose', (done) => {
    events.endAll();
    done();
  });
  addGracefulShutdown(app);
  const known = gatherKnownPaths(app);
  addCommonHeaders(app, { mayBeSecure: trustProxy !== undefined });
  const cors = { origins: corsOrigins, closed: ['/mock', '/idp'], known };
  if (corsOrigins.length > 0) addCorsHeaders(app, cors);
  addErrorHandler(app, { refusalOf: storeProblem, sendPage: sendLostWorldPage });
  addJsonBodies(app);
  // Nothing is expected of this server but answers; Node would refuse by itself, without their headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  addWorlds(app, { worlds, unknownWorld, hasKeys: isMock });
  addHosts(app, options.allowedHosts);
  if (corsOrigins.length > 0) addPreflights(app, cors);
  // Its library takes time to load, and most servers set no limit.
  if (limits.rateLimit > 0) {
    await (await import('./http/rate-limit.ts')).addRateLimit(app, limits.rateLimit);
  }
  addHealth(app, () => store.secrets.read('server-starts'));
  addUsers(app);
  addPassedOn(app, upstream);
  app.decorate('authenticate', authentication(authority));
  if (isMock)
    await app.register(mockPlugin, {
      store,
      worlds,
      events,
      unknownWorld,
      idleWorldHours,
      addRoutes: losMockRoutes,
    });
  if (isMock) await app.register(consolePlugin, options.specification ? { specification: '/spec/' } : {});
  if (isMock) await app.register(mcpPlugin);
  const endWorldSession = (worldId: string): Promise<void> => worlds.endSession(worldId);
  await app.register(identityPlugin, {
    authority,
    directory,
    spentCodes: { spend: (worldId, code, times) => store.in(worldId).sessions.spendCode(code, times) },
    endWorldSession,
    isMock,
  });
  // Its libraries take long to load, and few need them.
  if (upstream)
    await app.register((await import('./control/upstream/plugin.ts')).upstreamPlugin, {
      upstream,
      timeoutMilliseconds: limits.upstreamTimeout,
    });
  await app.register(legacyPlugin, { events });
  await app.register(routes, { events });
  await app.register(apiDocsPlugin, { isMock });
  if (options.specification) await app.register(specificationPlugin, options.specification);
  addNotFoundHandler(
    app,
    known,
    webRoot === undefined ? null : await addSpa(app, { webRoot, allowedOrigins }),
  );
  await app.ready();
  return app;
}
