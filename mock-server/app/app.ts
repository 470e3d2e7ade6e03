import fastify, { type FastifyInstance } from 'fastify';
import { identityPlugin } from '../identity/plugin.ts';
import { readSession } from '../identity/session.ts';
import { createTokenAuthority } from '../identity/tokens.ts';
import { authenticationPlugin } from '../los/authentication.ts';
import { losControlPlugin } from '../los/control/routes.ts';
import { legacyPlugin } from '../los/legacy/plugin.ts';
import { productPlugin } from '../los/routes/routes.ts';
import { apiDocsPlugin } from '../platform/api-docs/plugin.ts';
import { compressionPlugin } from '../platform/compression.ts';
import { controlApiPlugin } from '../platform/control/plugin.ts';
import { faultsPlugin } from '../platform/faults/plugin.ts';
import { pageStylesheetPlugin } from '../platform/html/page.ts';
import { corsPlugin } from '../platform/http/cors.ts';
import { errorHandlerPlugin } from '../platform/http/errors.ts';
import { gracefulShutdownPlugin } from '../platform/http/graceful-shutdown.ts';
import { problem } from '../platform/http/problems.ts';
import { commonHeadersPlugin, traceIds } from '../platform/http/headers.ts';
import { healthPlugin } from '../platform/http/health.ts';
import { hostsPlugin } from '../platform/http/hosts.ts';
import { jsonBodiesPlugin } from '../platform/http/json-body.ts';
import { knownPathsPlugin, notFoundPlugin, slashRedirectsPlugin } from '../platform/http/known-paths.ts';
import { sendLimitPage } from '../platform/http/limit-page.ts';
import { headerLimitsPlugin, type Times, usualTimes } from '../platform/http/limits.ts';
import type { LogDestination } from '../platform/http/log.ts';
import { spaPlugin } from '../platform/http/spa.ts';
import { storeProblem } from '../platform/http/store-problems.ts';
import { validationPlugin } from '../platform/http/validation.ts';
import { journalPlugin, recordLostRequest } from '../platform/journal/plugin.ts';
import { statePlugin } from '../platform/state.ts';
import { upstreamPlugin } from '../platform/upstream/plugin.ts';
import { passedOnPlugin, type Upstream } from '../platform/upstream/upstream.ts';
import { machineTime } from '../platform/worlds/clock.ts';
import { sendLostWorldPage, worldsPlugin } from '../platform/worlds/plugin.ts';
import { Worlds } from '../platform/worlds/worlds.ts';
import type { Store } from '../store/store.ts';
import { consolePlugin } from '../tools/console/plugin.ts';
import { demosPlugin } from '../tools/demos/plugin.ts';
import { presenter } from '../tools/presenter/presenter.ts';
import { type Specification, specificationPlugin } from '../tools/specification/specification.ts';
import { fastifyOptions } from './fastify-options.ts';

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
  /** A real backend that some requests are passed on to; default: none. */
  readonly upstream?: Upstream;
  /** The website of the specification, served at /spec; default: none. */
  readonly specification?: Specification;
  /** Allowed host names besides localhost; default: all names. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Addresses of trusted proxies, separated by commas; default: no proxy is trusted. */
  readonly trustProxy?: string;
  /** Times of connections and requests; those that are left out are the usual ones. */
  readonly times?: Partial<Times>;
}

const controlApiIsOff =
  'The control API is off: start the server with MOCK=on. With NODE_ENV=production it is off unless MOCK says otherwise.';

/**
 * Builds the server, ready to listen or to get injected requests. Tests build it with the same function. A plugin that
 * stands before one of its dependencies fails by name. Hooks of the same kind run in the order of this list.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, webRoot, consoleRoot, upstream, specification, trustProxy, logTo } = options;
  const { isMock = true, isWorldRequired = false, logLevel = 'silent', idleWorldHours = 24 } = options;
  const times = { ...usualTimes, ...options.times };
  const worlds = await Worlds.open(store);
  const nextTraceId = traceIds(await store.secrets.increment('server-starts'));
  const authority = await createTokenAuthority(store.secrets, machineTime);
  const app = fastify(fastifyOptions({ times, nextTraceId, logLevel, logTo, trustProxy }));

  await app.register(statePlugin, { store, worlds });
  await app.register(gracefulShutdownPlugin);
  await app.register(knownPathsPlugin);
  await app.register(errorHandlerPlugin, {
    refusalOf: storeProblem,
    sendPage: (...failed) => sendLostWorldPage(...failed) ?? sendLimitPage(...failed),
  });
  await app.register(jsonBodiesPlugin);
  await app.register(validationPlugin);

  // The onRequest hooks of every request, also of an unknown path.
  await app.register(commonHeadersPlugin, { allowedOrigins: options.allowedOrigins ?? [] });
  await app.register(corsPlugin, { origins: options.corsOrigins ?? [] });
  await app.register(worldsPlugin, { hasKeys: isMock, isRequired: isWorldRequired });
  await app.register(hostsPlugin, { names: options.allowedHosts });
  await app.register(headerLimitsPlugin);
  await app.register(slashRedirectsPlugin);

  // What the routes below need of the server, and its onSend hooks.
  await app.register(authenticationPlugin, { authority });
  await app.register(passedOnPlugin, { upstream });
  await app.register(faultsPlugin, { isMock, sessionOf: readSession, onNoResponse: recordLostRequest });
  await app.register(journalPlugin, { isMock });
  await app.register(compressionPlugin);

  await app.register(pageStylesheetPlugin);
  await app.register(healthPlugin);
  if (isMock) {
    await app.register(controlApiPlugin, { idleWorldHours });
    await app.register(losControlPlugin);
    await app.register(demosPlugin, { hasStoryboard: specification !== undefined });
    if (consoleRoot !== undefined)
      await app.register(consolePlugin, { consoleRoot, hasSpecification: specification !== undefined });
  } else app.all('/mock/*', () => Promise.reject(problem('path-unknown', controlApiIsOff)));
  await app.register(identityPlugin, { authority, isMock });
  if (upstream) await app.register(upstreamPlugin, { upstream, timeoutMilliseconds: times.upstreamTimeout });
  await app.register(legacyPlugin);
  await app.register(productPlugin);
  await app.register(apiDocsPlugin, { isMock });
  if (specification) await app.register(specificationPlugin, specification);
  await app.register(spaPlugin, {
    webRoot,
    // In worlds with a presenter, the page of the SPA has the presenter's bar.
    inPage: isMock && webRoot !== undefined && consoleRoot !== undefined ? presenter(consoleRoot) : undefined,
  });
  await app.register(notFoundPlugin);
  await app.ready();
  return app;
}
