import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loanRequest } from '../../../mock-server/testing/server.ts';
import { givenDashboard, plainCalls, sayReady } from './ready.ts';

// The two operations in plain Node: sends a fixed text, and parses a body without validation.

const dashboard = givenDashboard();
const loans: unknown[] = [];

const server = createServer((request, response) => {
  const send = (text: string): void => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  };
  if (request.method === 'GET') {
    send(dashboard);
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    loans.push(JSON.parse(Buffer.concat(parts).toString()));
    send(`{"status":"success","errorMessage":null,"newApplyId":"A-${loans.length}"}`);
  });
});
server.listen({ host: '127.0.0.1', port: 0 }, () =>
  sayReady({ port: (server.address() as AddressInfo).port, ...plainCalls(loanRequest) }),
);
