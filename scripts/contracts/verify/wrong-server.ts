import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { type OperationName, productOperations } from '../../../contracts/operations/all.ts';
import { testApp } from '../../../mock-server/test/server.ts';

// A backend that is wrong on purpose, for tests.

interface ServedResponse {
  status: number;
  readonly headers: Record<string, string>;
  body: string;
}

/** Changes a response into one that breaks its contract. */
export type Corrupt = (response: ServedResponse) => void;

/** Returns a corruption that replaces a part of the body. */
export const inBody =
  (pattern: RegExp, replacement: string): Corrupt =>
  (response) => {
    response.body = response.body.replace(pattern, replacement);
  };

type Corruptions = Readonly<Partial<Record<OperationName, Corrupt>>>;

/** Returns the address of a server that passes requests to the mock server and corrupts responses of some operations. */
export async function wrongServer(
  context: Pick<TestContext, 'after'>,
  corruptions: Corruptions,
): Promise<string> {
  const app = await testApp(context);
  const server = createServer((request, response) => {
    void served(app, request, corruptions).then(({ status, headers, body }) =>
      response.writeHead(status, headers).end(body),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  context.after(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function served(
  app: FastifyInstance,
  request: IncomingMessage,
  corruptions: Corruptions,
): Promise<ServedResponse> {
  // The texts of compressed responses could not be corrupted.
  const {
    url = '',
    method = 'GET',
    headers: { 'accept-encoding': _encoding, ...headers },
  } = request;
  const payload = await buffer(request);
  const answer = await app.inject({ method, url, headers, payload });
  const { 'content-length': _, ...kept } = answer.headers as Record<string, string>;
  const response = { status: answer.statusCode, headers: kept, body: answer.body };
  const name = (Object.keys(corruptions) as OperationName[]).find((operation) =>
    isAt(productOperations[operation].path, url),
  );
  if (name !== undefined) corruptions[name]?.(response);
  return response;
}

const isAt = (template: string, url: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}(?:\\?.*)?$`).test(url);
