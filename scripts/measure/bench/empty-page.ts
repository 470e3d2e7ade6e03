import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site with otherwise empty pages, which has only the redirects of a sign-in and a list. */
interface EmptySite {
  readonly origin: string;
  close(): void;
}

/**
 * Opens the baseline of a sign-in: a site with the same redirects, the same requests and a list in a frame. Its pages
 * have no libraries, and its responses are fixed.
 */
export function openEmptySite(): Promise<EmptySite> {
  const server: Server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const page = pages[path];
    const redirect = request.method === 'POST' && path === '/authorize' ? '/callback#code=1' : undefined;
    if (redirect !== undefined) response.writeHead(302, { location: redirect }).end();
    else if (page === undefined) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    else response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${page}`);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      }),
    ),
  );
}

const script = (text: string): string => `<script type="module">${text}</script>`;

const pages: Readonly<Record<string, string>> = {
  '/': script("await fetch('/api/configuration'); location.assign('/authorize')"),
  '/authorize': '<h1>Sign in</h1><form method="post"><button>Leila Sandoval</button></form>',
  '/callback': script(`await fetch('/api/configuration');
    await fetch('/token', { method: 'POST' });
    await fetch('/api/navigation/user');
    const frame = document.createElement('iframe');
    frame.title = 'Mortgage Pipeline';
    frame.src = '/pipeline';
    document.body.append(frame);`),
  '/pipeline': '<a href="/loan">1000123401</a>',
};
