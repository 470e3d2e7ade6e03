import { connect, type Socket } from 'node:net';
import type { Call } from './servers/ready.ts';

interface LoadOptions {
  readonly port: number;
  readonly call: Call;
  readonly connections: number;
  readonly milliseconds: number;
}

/** A server did not respond as expected. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

/**
 * Repeats one request on keep-alive connections, each time after the previous response. Uses plain sockets, since the
 * load must need less CPU time than the measured server.
 *
 * @returns the number of responses per second
 * @throws {WrongAnswer} on the first response other than 200 or 201
 */
export async function load({ port, call, connections, milliseconds }: LoadOptions): Promise<number> {
  const bytes = Buffer.from(requestText(port, call));
  let answers = 0;
  let isOver = false;
  const started = performance.now();
  const sockets = await Promise.all(Array.from({ length: connections }, () => connected(port)));
  const talks = sockets.map((socket) =>
    talk(socket, bytes, () => {
      answers += 1;
      return !isOver;
    }),
  );
  const timer = setTimeout(() => (isOver = true), milliseconds);
  try {
    await Promise.all(talks);
    return (answers * 1_000) / (performance.now() - started);
  } finally {
    clearTimeout(timer);
    for (const socket of sockets) socket.destroy();
  }
}

/** Returns the index after the first response in the bytes; null if this response is incomplete. */
export function endOfAnswer(bytes: Buffer): number | null {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return null;
  const text = bytes.toString('latin1', 0, head);
  if (!/^HTTP\/1\.1 20[01] /.test(text)) {
    throw new WrongAnswer(text + bytes.toString('utf8', head, head + 500));
  }
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
  if (length === undefined) throw new WrongAnswer('a response without content-length');
  const end = head + 4 + Number(length);
  return bytes.length < end ? null : end;
}

function requestText(port: number, { method, path, headers, body }: Call): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Sends the request again after each response, until `onAnswer` returns false. */
function talk(socket: Socket, request: Buffer, onAnswer: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let rest: Buffer = Buffer.alloc(0);
    socket.on('data', (part: Buffer) => {
      rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
      try {
        const end = endOfAnswer(rest);
        if (end === null) return;
        rest = rest.subarray(end);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      if (onAnswer()) socket.write(request);
      else resolve();
    });
    socket.on('error', reject).on('close', () => reject(new WrongAnswer('the connection was closed')));
    socket.write(request);
  });
}
