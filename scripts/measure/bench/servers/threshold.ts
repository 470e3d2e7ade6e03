import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '../../../../mock-server/app/app.ts';
import { openStore } from '../../../../mock-server/platform/worlds/open-store.ts';
import { loanRequest, newWorld, antiForgery } from '../../../../mock-server/test/server.ts';
import { accessTokenFor } from '../../../../mock-server/test/sign-in.ts';
import { worldHeader } from '../../../../contracts/api/headers.ts';
import { benchFolder, plainCalls, sayReady } from './ready.ts';

// The complete mock server with worlds, tokens, validation, faults and journal. The argument is the name of the data file.

const [, , file] = process.argv;
const store = await openStore(file === undefined ? ':memory:' : join(benchFolder(), file));
const app = await buildApp({ store, logLevel: 'warn' });
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
const world = { [worldHeader]: await newWorld(app) };
const token = await accessTokenFor(app, 'lending-staff', { ...world, host: `127.0.0.1:${port}` });
const headers = { ...world, authorization: `Bearer ${token}` };
const { get, post } = plainCalls(loanRequest);
sayReady({
  port,
  get: { ...get, headers },
  post: { ...post, headers: { ...headers, ...antiForgery } },
});
