import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../settings/loopback.ts';
import { isAboutHealth } from './health.ts';
import { invalidField, type ProblemError, problem } from './problems.ts';

/**
 * Refuses a request that names no host, more than one, or something that is none: what the server issues is bound to it.
 * A server that has names of its own answers to nothing else, or a page of a foreign name that leads to this machine
 * would count as its own.
 *
 * @param names in small letters, without ports, besides those of this machine itself; every name when there are none
 */
export function addHosts(app: FastifyInstance, names: readonly string[] | undefined): void {
  // Browsers repeat themselves.
  let last = '';
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request;
    if (host === last && host !== '') return done();
    // Balancers ask by address, or by HTTP/1.0 without one.
    if (isAboutHealth(request.url)) return done();
    const refusal = refusalOf(host, names);
    if (refusal !== null) return done(refusal);
    last = host;
    done();
  });
}

function refusalOf(host: string | undefined, names: readonly string[] | undefined): ProblemError | null {
  const name = wellFormed.exec(host ?? '')?.[1]?.toLowerCase();
  if (name === undefined)
    return invalidField('host', 'names no server: give one name or address, and its port');
  if (names === undefined || isLoopback(name) || names.includes(name)) return null;
  return problem(
    'host-unknown',
    'Ask by a name of this server. Whoever runs it names them by ALLOWED_HOSTS.',
  );
}

/** A name or an address, perhaps with a port (RFC 9110, 7.2). */
const wellFormed = /^([\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
