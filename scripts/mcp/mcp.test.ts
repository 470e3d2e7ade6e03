import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { testApp } from '../../mock-server/testing/server.ts';
import { ArgumentsError } from '../shared/arguments.ts';
import { root } from '../shared/source-files.ts';
import { originOfServer } from './arguments.ts';

test('the tools use a running server, and say how to start it if it is not running', async (context) => {
  const app = await testApp(context);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const client = new Client({ name: 'test', version: '1' });
  context.after(() => client.close());
  const args = [join(root, 'scripts', 'mcp.ts'), '--url', url];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'inherit' }));
  assert.match(client.getInstructions() ?? '', /mock server/);
  const made = await client.callTool({ name: 'createWorld', arguments: {} });
  assert.match(JSON.stringify(made), /x-world/);
  await app.close();
  const refused = await client.callTool({ name: 'getCatalogue', arguments: {} });
  assert.deepEqual(refused, {
    content: [{ type: 'text', text: `No server responds at ${url}: start it with npm start.` }],
    isError: true,
  });
});

test('the address of the server is --url, or the port of the environment', () => {
  assert.equal(originOfServer([], {}), 'http://localhost:4300');
  assert.equal(originOfServer([], { PORT: '4400' }), 'http://localhost:4400');
  assert.equal(
    originOfServer(['--url', 'https://mock.example/pages'], { PORT: '4400' }),
    'https://mock.example',
  );
  for (const words of [['--url', 'localhost'], ['--url', 'ftp://a'], ['--port', '1'], ['4300']]) {
    assert.throws(() => originOfServer(words, {}), ArgumentsError);
    assert.throws(() => originOfServer(words, {}), /npm run --silent mcp -- --url http/);
  }
});
