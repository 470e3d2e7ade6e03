import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { idempotencyKeyHeader } from '../../../contracts/api/headers.ts';

/** A load balancer without sticky sessions: sends each request to the next server. */
interface Balancer {
  readonly port: number;
  /** Ports of the servers that get requests; may be changed at any time. */
  readonly servers: number[];
  /** Number of requests that were sent to a second server, because the first one did not respond. */
  readonly retried: number;
  close(): void;
}

/** Milliseconds for which a failed server gets no requests. */
const pause = 500;

/** Code of the balancer's problem response if a server fails during a request that must not be sent twice. */
export const gone = 'server-gone';

/**
 * Starts a balancer as docs/scaling.md requires it: servers by turns, unchanged Host header, unbuffered responses. A
 * failed request is sent to another server if no byte was sent, if it is a read, or if it has an idempotency key.
 */
export async function startBalancer(servers: number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const goneUntil = new Map<number, number>();
  let turn = 0;
  let retried = 0;

  const next = (): number => {
    for (let tries = 0; tries < servers.length; tries += 1) {
      turn += 1;
      const port = servers[turn % servers.length] ?? 0;
      if ((goneUntil.get(port) ?? 0) <= performance.now()) return port;
    }
    return servers[turn % servers.length] ?? 0;
  };

  const pass = (from: IncomingMessage, body: Buffer, to: ServerResponse, left: number): void => {
    const port = next();
    let isConnected = false;
    const { method = 'GET', url: path, headers } = from;
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers });
    sent.on('socket', (socket) => {
      isConnected = !socket.connecting;
      if (socket.connecting) socket.once('connect', () => (isConnected = true));
    });
    sent.on('response', (response) => {
      to.writeHead(response.statusCode ?? 502, response.headers);
      to.flushHeaders();
      response.pipe(to);
      // Passes a broken connection on to the other side.
      response.on('error', () => to.destroy());
      to.on('close', () => response.destroy());
    });
    sent.on('error', () => {
      if (to.destroyed || to.headersSent) {
        to.destroy();
        return;
      }
      // Other kept connections to this server may be broken, too.
      goneUntil.set(port, performance.now() + pause);
      const mayBeTwice = method === 'GET' || headers[idempotencyKeyHeader] !== undefined;
      if (left > 0 && (!isConnected || mayBeTwice)) {
        retried += 1;
        pass(from, body, to, left - 1);
        return;
      }
      to.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ code: gone }));
    });
    sent.end(body);
  };

  const server = createServer((from, to) => {
    buffer(from).then(
      (body) => pass(from, body, to, servers.length),
      () => to.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    servers,
    get retried() {
      return retried;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
