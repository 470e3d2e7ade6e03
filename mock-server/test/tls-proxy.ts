import { generateKeyPairSync, sign } from 'node:crypto';
import { request as sendPlain } from 'node:http';
import { createServer, request as sendSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';

/** A request for {@link TlsProxy}, as clients describe it to `fetch`. */
export interface SecureRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | null;
}

/** A proxy on https://localhost that ends TLS, as in front of a server in production. */
export interface TlsProxy {
  readonly origin: string;
  /** Sends a request over TLS and checks the certificate. Does not follow redirects. */
  readonly send: (address: string, request?: SecureRequest) => Promise<Response>;
}

/** Starts a proxy that passes each request on to a server and says so in `X-Forwarded-Proto`. */
export async function openTlsProxy(context: TestContext, target: string): Promise<TlsProxy> {
  const { key, cert } = certificateOf('localhost');
  const server = createServer({ key, cert }, (request, response) => {
    const { method, url = '/', headers } = request;
    const forwarded = { ...headers, 'x-forwarded-proto': 'https' };
    const passedOn = sendPlain(new URL(url, target), { method, headers: forwarded }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passedOn);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  context.after(() => server.close().closeAllConnections());
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    send: (address, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const secure = { method, headers, ca: cert, family: 4, agent: false };
        const request = sendSecure(address, secure, (answer) => {
          const status = answer.statusCode ?? 0;
          const sent = new Headers();
          for (const [name, values = []] of Object.entries(answer.headersDistinct))
            for (const value of values) sent.append(name, value);
          text(answer).then((content) => {
            const hasBody = status !== 204 && status !== 304;
            resolve(new Response(hasBody ? content : null, { status, headers: sent }));
          }, reject);
        });
        request.on('error', reject).end(String(body ?? ''));
      }),
  };
}

/** Returns a new key and its self-signed certificate for a host name, in PEM (RFC 5280). */
function certificateOf(host: string): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId('2a8648ce3d040302'));
  const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(host)))));
  const names = sequence(der(0x82, Buffer.from(host)));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(utcTime('000101000000Z'), utcTime('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(objectId('551d11'), der(0x04, names)))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const lines =
    sequence(content, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

/** Returns a value in DER: its tag, its length and its parts. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);

const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));

const utcTime = (time: string): Buffer => der(0x17, Buffer.from(time));
