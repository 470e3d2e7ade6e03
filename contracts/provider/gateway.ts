import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { addressAt, messageOf, patience } from './provider-client.ts';

/** A proxy between the verifier and the provider that never closes a connection early. */
export interface Gateway {
  readonly url: string;
  close(): Promise<void>;
}

/** Headers of a single connection. The gateway does not pass them on but sends its own. */
const ofConnection = ['connection', 'host', 'keep-alive', 'transfer-encoding', 'content-length', 'expect'];
/** Response headers that are not passed on. The encoding is one of them, since `fetch` has decompressed the body. */
const ofTransfer = [...ofConnection, 'content-encoding'];

/**
 * Starts a proxy that passes each request and its response on unchanged. The verifier's own proxy ends the whole run
 * when a provider breaks a connection; this one responds with 502 and reports the reason to `onLost`.
 *
 * @param onLost called with the reason why the provider did not respond to the current interaction
 * @param onResponse called with the status and body of each response of the provider
 */
export async function openGateway(
  provider: URL,
  onLost: (reason: string) => void,
  onResponse: (status: number, body: string) => void,
): Promise<Gateway> {
  const server = createServer((request, response) => void passOn(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await buffer(request);
      const reply = await fetch(addressAt(provider, request.url ?? '/'), {
        method: request.method ?? 'GET',
        headers: headersOf(request),
        ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      const content = Buffer.from(await reply.arrayBuffer());
      onResponse(reply.status, content.toString());
      const headers = [...reply.headers].filter(([name]) => !ofTransfer.includes(name));
      response.writeHead(reply.status, Object.fromEntries(headers)).end(content);
    } catch (error) {
      onLost(`the provider gives no answer (${messageOf(error)})`);
      response.writeHead(502).end();
    }
  }
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofConnection.includes(name) ? [] : [[name, String(value)]],
    ),
  );
