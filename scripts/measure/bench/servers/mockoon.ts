import { loanRequest } from '../../../../mock-server/test/server.ts';
import { runCommandLine, writtenFor } from './peers.ts';
import { createdAnswer, givenDashboard, plainCalls, sayReady } from './ready.ts';

// Mockoon with two routes and fixed texts without templates. Mockoon validates and stores nothing.

const headers = [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }];

const route = (uuid: string, method: string, endpoint: string, body: string): object => ({
  uuid,
  type: 'http',
  method,
  endpoint,
  responses: [
    { uuid: `${uuid}-answer`, statusCode: 200, headers, body, disableTemplating: true, default: true },
  ],
});

// --repair adds all other settings with their defaults.
const environment = writtenFor('mockoon', {
  uuid: 'threshold-bench',
  lastMigration: 33,
  name: 'two calls',
  port: 3_000,
  hostname: '127.0.0.1',
  routes: [
    route('dashboard', 'get', 'api/loans/:id/dashboard', givenDashboard()),
    route('loans', 'post', 'api/loans', JSON.stringify(createdAnswer)),
  ],
  rootChildren: ['dashboard', 'loans'].map((uuid) => ({ type: 'route', uuid })),
});
const quiet = ['--repair', '--disable-log-to-file', '--disable-admin-api'];
const words = ['start', ...quiet, '-p', '0', '-l', '127.0.0.1', '-d', environment];
const port = await runCommandLine('@mockoon/cli/bin/run.js', words);
sayReady({ port, ...plainCalls(loanRequest) });
