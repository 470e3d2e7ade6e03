import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../test/common-server.ts';

const { app } = await commonServer();
const enterAt = (at: string) =>
  app.inject({ url: `/mock/enter?at=${encodeURIComponent(at)}`, headers: { host: 'localhost:4300' } });

test('a link may open the product at a page', async () => {
  assert.equal((await enterAt('/dashboard/A-1001?x=1')).headers.location, '/dashboard/A-1001?x=1');
});

test('a link opens no address outside of the product', async () => {
  const foreign = ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', '/a\nb'];
  for (const at of [...foreign, 'new-loan', '']) {
    const { statusCode, headers } = await enterAt(at);
    assert.deepEqual([statusCode, headers.location], [400, undefined], at);
  }
});
