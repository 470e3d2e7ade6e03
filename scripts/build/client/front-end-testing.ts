import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A front end of another project: a page that loads the settings, through its own server, from the mock server. */
export async function openFrontEnd(server: string): Promise<{ readonly origin: string; close(): void }> {
  const listener = createServer((request, response) => {
    if (request.url === '/headers') return void response.end(JSON.stringify(request.headers));
    if (request.url === '/') {
      return void response
        .setHeader('content-type', 'text/html')
        .end(
          '<script>fetch("/api/configuration").then(({ ok }) => { if (ok) document.body.append("settings loaded"); })</script><body>',
        );
    }
    const headers = { cookie: request.headers.cookie ?? '' };
    void fetch(server + request.url, { headers })
      .then(async (answer) => response.writeHead(answer.status).end(await answer.text()))
      .catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => void listener.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(listener.address() as AddressInfo).port}`,
    close: () => {
      listener.close();
      listener.closeAllConnections();
    },
  };
}
