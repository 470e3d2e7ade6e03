import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from './loopback.ts';
import { isAboutHealth } from './health.ts';
import { invalidField, type ProblemError, problem } from './problems.ts';

/**
 * Refuses a request that names no host, more than one, or something that is none: what the server issues is bound to it.
 * A server that has names of its own answers to nothing else, or a page of a foreign name that leads to this machine
 * would count as its own.
 *
 * IP addresses are always answered: only a name can be made to lead here (DNS rebinding). What a trusted proxy says is
 * checked besides the Host header itself, the only one that a foreign page cannot choose.
 *
 * @param names in small letters, without ports, besides those of this machine itself; undefined allows every name
 */
export function addHosts(app: FastifyInstance, names: readonly string[] | undefined): void {
  // Browsers repeat themselves.
  let last = '';
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request;
    const sent = request.headers.host ?? host;
    if (host === last && sent === last && host !== '') return done();
    // Balancers ask by address, or by HTTP/1.0 without one.
    if (isAboutHealth(request.url)) return done();
    const refusal = refusalOf(host, names) ?? refusalOf(sent, names);
    if (refusal !== null) return done(refusal);
    last = host;
    done();
  });
}

function refusalOf(host: string | undefined, names: readonly string[] | undefined): ProblemError | null {
  const name = wellFormed.exec(host ?? '')?.[1]?.toLowerCase();
  if (name === undefined)
    return invalidField('host', 'names no server: give one name or address, and its port');
  if (names === undefined || isLoopback(name) || isAddress(name) || names.includes(name)) return null;
  return problem(
    'host-unknown',
    'Ask by a name of this server. Whoever runs it names them by ALLOWED_HOSTS.',
  );
}

const isAddress = (name: string): boolean => isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0;

/** A name or an address, perhaps with a port (RFC 9110, 7.2). */
const wellFormed = /^([\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
