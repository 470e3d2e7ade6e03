import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isLoopback } from './origin.ts';
import { isAboutHealth } from './health.ts';
import { invalidField, type ProblemError, problem } from './problems.ts';

interface HostsOptions {
  /** Allowed names in lower case, without ports, besides localhost; undefined allows every name. */
  readonly names: readonly string[] | undefined;
}

/**
 * Rejects a request without exactly one well-formed host, since tokens and cookies are bound to the host. A server with
 * a list of names rejects all other names. Otherwise another site could resolve its own name to this server, and its
 * pages would be of the same origin (DNS rebinding).
 *
 * IP addresses are always allowed, since DNS rebinding needs a name. Behind a trusted proxy both X-Forwarded-Host and
 * Host are checked: a page of another site can choose X-Forwarded-Host, but not Host.
 */
export const hostsPlugin = fastifyPlugin<HostsOptions>(
  async (app: FastifyInstance, { names }) => {
    // The last allowed host is remembered, because most requests repeat it.
    let last = '';
    app.addHook('onRequest', (request, _reply, done) => {
      const { host } = request;
      const sent = request.headers.host ?? host;
      if (host === last && sent === last && host !== '') return done();
      // Load balancers send probes with an IP address as host, or with HTTP/1.0 and no host.
      if (isAboutHealth(request.url)) return done();
      const refusal = refusalOf(host, names) ?? refusalOf(sent, names);
      if (refusal !== null) return done(refusal);
      last = host;
      done();
    });
  },
  { name: 'hosts', dependencies: ['worlds'], fastify: '5.x' },
);

function refusalOf(host: string | undefined, names: readonly string[] | undefined): ProblemError | null {
  const name = wellFormed.exec(host ?? '')?.[1]?.toLowerCase();
  if (name === undefined)
    return invalidField('host', 'must be one host name or IP address, with an optional port');
  if (names === undefined || isLoopback(name) || isAddress(name) || names.includes(name)) return null;
  return problem(
    'host-unknown',
    'The server does not accept this host name. Use a name that its operator lists in ALLOWED_HOSTS.',
  );
}

const isAddress = (name: string): boolean => isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0;

/** Matches a name or an IP address, optionally with a port (RFC 9110, 7.2). */
const wellFormed = /^([\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
