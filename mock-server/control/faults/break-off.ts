import type { ServerResponse } from 'node:http';

/**
 * Breaks the connection of an answer, after the headers and before the body that they announce. Before the headers a
 * browser would repeat the call by itself over another connection, even one that changes something, and nobody would
 * see that the first had failed.
 */
export function breakOff(answer: ServerResponse): void {
  const { socket } = answer;
  // A request that is injected has no real socket.
  if (typeof socket?.resetAndDestroy !== 'function') {
    answer.destroy();
    return;
  }
  answer.writeHead(200, { 'content-length': 1 });
  // Nothing is sent of headers alone until they are flushed; the connection goes once they are on their way.
  answer.flushHeaders();
  socket.write('', () => socket.resetAndDestroy());
}
