import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often a server that closes looks for connections that have become idle. */
const sweepMilliseconds = 20;

/** How long after the start of closing something may still come over a connection that nothing came over before. */
const patienceMilliseconds = 500;

/**
 * Ends the connections that would keep a closing server: those whose last call has finished, which would stay open as
 * long as they are kept, and those that nothing ever came over, which Node counts as busy. Browsers open some ahead.
 */
export function addLeaving(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', (done) => {
    if (app.server.listening) {
      const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds);
      const patience = setTimeout(() => {
        for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
      }, patienceMilliseconds);
      app.server.once('close', () => {
        clearInterval(sweep);
        clearTimeout(patience);
      });
    }
    done();
  });
}
