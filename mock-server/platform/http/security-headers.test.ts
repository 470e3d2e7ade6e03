import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import type { InjectOptions } from 'fastify';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import { openStore } from '../worlds/open-store.ts';
import { newWorld, signedIn, storeWith, type TestResponse, testApp } from '../../test/server.ts';
import { securityHeaders } from './headers.ts';
import { folderWith, manifestWith } from '../../test/folder.ts';

/** A page as Vite builds it. */
const built =
  '<meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/a.js"></script>';
const folder = folderWith(
  { after },
  {
    'web/index.html': built,
    'web/redirect-bridge.html': built,
    'web/assets/main-1a2b.js': 'export {};',
    'web/favicon.svg': '<svg/>',
    'console/index.html': built,
    'console/assets/a.js': '',
    'console/manifest.json': manifestWith('assets/presenter.js'),
    'specification/index.html': '<h1>Rules</h1>',
  },
);

const site = {
  webRoot: join(folder, 'web'),
  consoleRoot: join(folder, 'console'),
  specification: { root: join(folder, 'specification'), refresh: async () => true },
  trustProxy: 'loopback',
};
const page = { accept: 'text/html' };

/** Headers whose values differ between pages, files and data. */
const varyingHeaders: ReadonlySet<string> = new Set(['content-security-policy', 'cache-control']);

function assertSecure({ headers, body }: Pick<TestResponse, 'headers' | 'body'>, what: string): void {
  assert.match(String(headers[traceIdHeader]), /^\d{4}-\d{6}$/, what);
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (varyingHeaders.has(name)) assert.ok(headers[name], `${what}: ${name}`);
    else assert.equal(headers[name], value, `${what}: ${name}`);
  }
  assert.equal(headers['x-powered-by'], undefined, what);
  assert.equal(headers['server'], undefined, what);
  const policy = String(headers['content-security-policy']);
  assert.match(
    policy,
    /^default-src '(?:self|none)';.*base-uri '(?:self|none)';.*frame-ancestors 'self'$/,
    what,
  );
  assert.doesNotMatch(policy.replace("style-src-attr 'unsafe-inline'", ''), /unsafe|\*|https?:/, what);
  const isPage = String(headers['content-type']).startsWith('text/html');
  if (!isPage) return;
  assert.doesNotMatch(
    body,
    /<script(?![^>]*\bsrc=)|<style(?! nonce)|\sstyle="|\son[a-z]+\s*=\s*["']|javascript:/i,
    what,
  );
  for (const [tag] of body.matchAll(/<script[^>]*>/g)) {
    const nonce = /nonce="([^"]+)"/.exec(tag)?.[1];
    assert.ok(nonce && policy.includes(`'nonce-${nonce}'`), `${what}: ${tag}`);
  }
}

/** Replaces every parameter of a path by an id. */
const filled = (path: string): string => path.replaceAll(/\{\w+\}|:\w+/g, '123401');

test('every response of a known path has the security headers', async (context) => {
  const app = await testApp(context, site);
  const world = await newWorld(app, { persona: 'lending-staff' });
  const user = await signedIn(app, 'lending-staff', world);
  const cookies = `threshold-world-80=${world}; ${user.headers['cookie']}`;
  const headers = { ...user.headers, ...page, cookie: cookies };
  const seen = new Map<string, number>();
  for (const { method, path } of app.knownPaths.all()) {
    if (method === 'DELETE') continue;
    const request = { method: method as 'GET', url: filled(path), headers };
    if (/\/events$|\/journal\/stream$/.test(path) && method !== 'POST') {
      const open = await app.inject({ ...request, payloadAsStream: true });
      assertSecure({ headers: open.headers, body: '' }, `${method} ${path}`);
      open.stream().destroy();
      continue;
    }
    const response = await app.inject(request);
    assertSecure(response, `${method} ${path}`);
    const kind = String(response.headers['content-type']).split(';', 1)[0] ?? '';
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
  // Most responses were pages and data, not problems.
  assert.ok((seen.get('text/html') ?? 0) > 40, JSON.stringify([...seen]));
  assert.ok((seen.get('application/json') ?? 0) > 20, JSON.stringify([...seen]));
});

test('every problem and every file has the security headers', async (context) => {
  const sound = await openStore(':memory:');
  context.after(() => sound.close());
  const failing = () => ({ dashboardJson: () => Promise.reject(new Error('gone')) });
  const app = await testApp(context, { ...site, store: storeWith(sound, 'loans', failing) });
  const user = await signedIn(app, 'closing');
  const requests: readonly (readonly [number, InjectOptions])[] = [
    [200, { url: '/anything/of/the/spa', headers: page }],
    [200, { url: '/redirect-bridge.html', headers: page }],
    [200, { url: '/assets/main-1a2b.js' }],
    [200, { url: '/spec/', headers: page }],
    [200, { url: '/mock/demos/outage/notes', headers: page }],
    [200, { method: 'HEAD', url: '/favicon.svg' }],
    [302, { url: '/spec' }],
    [400, { url: '/idp/6f1d7a52-3c0e-4b7c-9a55-2d8e4c1f7b30/oauth2/v2.0/authorize' }],
    [400, { url: '/api/configuration', headers: { 'x-world': 'nowhere' } }],
    [401, { url: '/api/navigation/user' }],
    [403, { method: 'POST', url: '/api/loans', headers: { authorization: user.headers['authorization'] } }],
    [404, { url: '/nowhere' }],
    [404, { url: '/spec/%2e%2e/index.html' }],
    [404, { url: '/spec/%00' }],
    [404, { url: '/spec//example.com' }],
    [404, { url: '/%zz' }],
    [404, { url: '/assets/gone-9f.js', headers: page }],
    [404, { method: 'OPTIONS', url: '/nowhere' }],
    [405, { method: 'PUT', url: '/api/loans' }],
    [200, { url: '/favicon.svg', headers: { range: 'bytes=99999-' } }],
    [200, { url: '/spec/index.html', headers: { range: 'bytes=99999-' } }],
    [413, { method: 'POST', url: '/api/loans', headers: user.headers, payload: { x: 'x'.repeat(70_000) } }],
    [500, { url: '/api/loans/123401/dashboard', headers: user.headers }],
  ];
  for (const [status, request] of requests) {
    const response = await app.inject(request);
    const what = `${request.method ?? 'GET'} ${JSON.stringify(request.url)}`;
    assert.equal(response.statusCode, status, what);
    assertSecure(response, what);
  }
});

test('the response to malformed HTTP has the security headers', async (context) => {
  const app = await testApp(context);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const raw = async (request: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(request);
    return text(socket);
  };
  const broken = await raw('NOT HTTP\r\n\r\n');
  assert.match(broken, /^HTTP\/1.1 400 /);
  const large = await raw(
    `GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-large: ${'x'.repeat(17_000)}\r\n\r\n`,
  );
  assert.match(large, /^HTTP\/1.1 431 /);
  assert.match(large, /"code":"headers-too-large"/);
  const nameless = await raw('GET / HTTP/1.1\r\nconnection: close\r\n\r\n');
  assert.match(nameless, /^HTTP\/1.1 400 /);
  const twofold = await raw('GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n');
  assert.match(twofold, /^HTTP\/1.1 400 /);
  const demanding = await raw(
    'GET /health HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\nconnection: close\r\n\r\n',
  );
  assert.match(demanding, /^HTTP\/1.1 200 /);
  for (const response of [broken, large, nameless, twofold, demanding]) {
    for (const name of Object.keys(securityHeaders)) assert.match(response, new RegExp(`^${name}: `, 'im'));
  }
});

test('responses with personal data are not cached', async (context) => {
  const app = await testApp(context, site);
  const world = await newWorld(app, { persona: 'lending-staff' });
  const user = await signedIn(app, 'lending-staff', world);
  const headers = { ...user.headers, cookie: `threshold-world-80=${world}` };
  for (const url of [
    '/api/navigation/user',
    '/api/loans/123401/dashboard',
    '/api/loans/1/dashboard',
    '/Pipeline/LoanPipeline',
    '/mock',
    `/mock/worlds/${world}/journal/har`,
    '/nowhere',
  ]) {
    assert.equal((await app.inject({ url, headers })).headers['cache-control'], 'no-store', url);
  }
});

test('ALLOWED_ORIGINS are the only foreign origins in the policy of pages', async (context) => {
  const policyWith = async (allowedOrigins: readonly string[]) => {
    const app = await testApp(context, { ...site, allowedOrigins });
    const response = await app.inject({ url: '/', headers: page });
    return String(response.headers['content-security-policy']).replaceAll(/'nonce-[0-9a-f]{32}'/g, "'nonce'");
  };
  const policy = (more: string) =>
    `default-src 'self';connect-src 'self'${more};frame-src 'self'${more};script-src 'self' 'nonce';style-src 'self' 'nonce';style-src-attr 'unsafe-inline';img-src 'self' data:;font-src 'self' data:;object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'self'`;
  assert.equal(await policyWith([]), policy(''));
  assert.equal(await policyWith(['https://login.example.com']), policy(' https://login.example.com'));
});

test('every page has new nonces, one for its scripts and one for its styles', async (context) => {
  const app = await testApp(context, site);
  const nonces = new Set<string>();
  for (const url of ['/', '/mock', '/anything/of/the/spa', '/redirect-bridge.html']) {
    const { body, headers } = await app.inject({ url, headers: page });
    const nonceOf = (tag: string) => new RegExp(`<${tag} [^>]*nonce="([^"]+)"`).exec(body)?.[1] ?? '';
    const policy = String(headers['content-security-policy']);
    assert.ok(policy.includes(`script-src 'self' 'nonce-${nonceOf('script')}'`), policy);
    assert.ok(policy.includes(`style-src 'self' 'nonce-${nonceOf('meta')}'`), policy);
    nonces.add(nonceOf('script')).add(nonceOf('meta'));
  }
  assert.equal(nonces.size, 8);
});
