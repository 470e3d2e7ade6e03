import { loanRequest } from '../../../mock-server/testing/server.ts';
import { runCommandLine, writtenFor } from './peers.ts';
import { createdAnswer, givenDashboard, plainCalls, sayReady } from './ready.ts';

// Mockoon with two routes and fixed texts without templates. Mockoon validates and stores nothing.

const json = [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }];

const route = (uuid: string, method: string, endpoint: string, body: string): object => ({
  uuid,
  type: 'http',
  documentation: '',
  method,
  endpoint,
  responses: [
    {
      uuid: `${uuid}-answer`,
      body,
      latency: 0,
      statusCode: 200,
      label: '',
      headers: json,
      bodyType: 'INLINE',
      filePath: '',
      databucketID: '',
      sendFileAsBody: false,
      rules: [],
      rulesOperator: 'OR',
      disableTemplating: true,
      fallbackTo404: false,
      default: true,
      crudKey: 'id',
      callbacks: [],
    },
  ],
  responseMode: null,
  streamingMode: null,
  streamingInterval: 0,
});

const environment = writtenFor('mockoon', {
  uuid: 'threshold-bench',
  lastMigration: 33,
  name: 'two calls',
  endpointPrefix: '',
  latency: 0,
  port: 3_000,
  hostname: '127.0.0.1',
  folders: [],
  routes: [
    route('dashboard', 'get', 'api/loans/:id/dashboard', givenDashboard()),
    route('loans', 'post', 'api/loans', JSON.stringify(createdAnswer)),
  ],
  rootChildren: [
    { type: 'route', uuid: 'dashboard' },
    { type: 'route', uuid: 'loans' },
  ],
  proxyMode: false,
  proxyHost: '',
  proxyRemovePrefix: false,
  tlsOptions: {
    enabled: false,
    type: 'CERT',
    pfxPath: '',
    certPath: '',
    keyPath: '',
    caPath: '',
    passphrase: '',
  },
  cors: false,
  headers: [],
  proxyReqHeaders: [],
  proxyResHeaders: [],
  data: [],
  callbacks: [],
});
const words = [
  'start',
  '--disable-log-to-file',
  '--disable-admin-api',
  '-p',
  '0',
  '-l',
  '127.0.0.1',
  '-d',
  environment,
];
const port = await runCommandLine('@mockoon/cli/bin/run.js', words);
sayReady({ port, ...plainCalls(loanRequest) });
