import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Milliseconds between two attempts of a closing server to close idle connections. */
const sweepInterval = 20;

/** Time from the start of closing in which an unused connection may still send its first request, milliseconds. */
const firstRequestTimeout = 500;

/**
 * Closes the connections that would keep a closing server open: keep-alive connections after their last response, and
 * connections without any request, which Node counts as busy. Browsers open such connections in advance.
 */
export const gracefulShutdownPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const connections = new Set<Socket>();
    app.server.on('connection', (socket: Socket) => {
      connections.add(socket);
      socket.once('close', () => connections.delete(socket));
    });
    app.addHook('preClose', (done) => {
      if (app.server.listening) {
        const sweep = setInterval(() => app.server.closeIdleConnections(), sweepInterval);
        const timeout = setTimeout(() => {
          for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
        }, firstRequestTimeout);
        app.server.once('close', () => {
          clearInterval(sweep);
          clearTimeout(timeout);
        });
      }
      done();
    });
  },
  { name: 'graceful-shutdown', fastify: '5.x' },
);
