import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { publishedSchema } from '../../../../contracts/schema.ts';
import { productOperations } from '../../../../contracts/operations/all.ts';
import { loanRequest } from '../../../../mock-server/test/server.ts';
import { validationOptions } from '../../../../mock-server/platform/http/validation.ts';
import { givenDashboard, plainCalls, sayReady } from './ready.ts';

// The two operations in plain Fastify, with schemas for requests and responses and a map as the store.

const app = fastify({ ajv: { customOptions: validationOptions } });
const dashboardShape = publishedSchema<object>(productOperations.getLoanDashboard.responses[200]);
const dashboards = new Map([['123401', JSON.parse(givenDashboard()) as unknown]]);
const loans = new Map<number, unknown>();

app.get<{ Params: { id: string } }>(
  '/api/loans/:id/dashboard',
  { schema: { response: { 200: dashboardShape } } },
  async ({ params }) => dashboards.get(params.id),
);
app.post(
  '/api/loans',
  {
    schema: {
      body: productOperations.createLoan.body,
      response: { 200: productOperations.createLoan.responses[200] },
    },
  },
  async ({ body }) => {
    loans.set(loans.size, body);
    return { status: 'success', errorMessage: null, newApplyId: `A-${loans.size}` };
  },
);
await app.listen({ host: '127.0.0.1', port: 0 });
sayReady({ port: (app.server.address() as AddressInfo).port, ...plainCalls(loanRequest) });
