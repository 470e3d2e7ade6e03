import type { LoanDashboard } from '../../../../contracts/operations/dashboard.ts';
import { loanRequest } from '../../../../mock-server/test/server.ts';
import { runCommandLine, writtenFor } from './peers.ts';
import { givenDashboard, plainCalls, sayReady } from './ready.ts';

// json-server on a file, with the same addresses. It stores the loan without validation and responds with its id.

const dashboard = JSON.parse(givenDashboard()) as LoanDashboard;
const data = writtenFor('json-server', { dashboards: [dashboard], loans: [] });
const routes = writtenFor('json-server-routes', {
  '/api/loans': '/loans',
  '/api/loans/:id/dashboard': `/dashboards/${dashboard.loanNumber}`,
});
const words = [
  '--port',
  '0',
  '--host',
  '127.0.0.1',
  '--quiet',
  '--id',
  'loanNumber',
  '--routes',
  routes,
  data,
];
const port = await runCommandLine('json-server/lib/cli/bin.js', words);
sayReady({ port, ...plainCalls(loanRequest) });
