import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { problemOf } from '../../testing.ts';
import { backend, inFront } from '../../upstream-testing.ts';

test('a backend that sends no response, or never ends it, gets 504', {
  timeout: 10_000,
}, async (context) => {
  const { app: real, listen } = await backend(context);
  real.get('/api/navigation/user', (_request, reply) => {
    reply.hijack();
  });
  real.get('/api/configuration', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'application/json' });
    reply.raw.write('{"features":');
  });
  const { user: caller, journal } = await inFront(context, await listen(), undefined, {
    upstreamTimeout: 200,
  });
  for (const url of ['/api/navigation/user', '/api/configuration']) {
    const response = await caller.get(url);
    assert.equal(response.statusCode, 504, url);
    assert.equal(problemOf(response).code, 'upstream-timeout', url);
    assert.match(problemOf(response).detail, /UPSTREAM_SECONDS/, url);
  }
  assert.deepEqual(
    (await journal()).map(({ verdict }) => verdict),
    ['upstream-timeout', 'upstream-timeout'],
  );
});

test('pages of the backend keep their own policy; pages without one may not be framed by other sites', async (context) => {
  const { app: real, listen } = await backend(context);
  real.get('/Home/WhatsNew', (_request, reply) => reply.type('text/html').send('<script>own()</script>'));
  real.get('/Content/a.js', (_request, reply) => reply.type('text/javascript').send('own()'));
  real.get('/Content/b.html', (_request, reply) =>
    reply.header('content-security-policy', "script-src 'none'").type('text/html').send(''),
  );
  const { app } = await inFront(context, await listen(), 'legacy,/Content');
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy'];
  assert.equal(await policyOf(legacyPages.WhatsNew.path), "frame-ancestors 'self'");
  assert.equal(await policyOf('/Content/b.html'), "script-src 'none'");
  assert.equal((await app.inject('/Content/a.js')).headers['cache-control'], undefined);
});
