import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { test } from 'node:test';
import type { CreateLoanRequest } from '../../../contracts/operations/create-loan.ts';
import { randomFrom } from '../../../features/support/forms/random.ts';
import { Tally } from './tally.ts';
import { User } from './user.ts';

/** Returns the kinds of faults that the verification finds when a creation adds this number of loans to the world. */
async function faultsWith(loansOfCreation: number): Promise<string[]> {
  let loans = 30;
  const borrowers = new Map<string, string>();
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', method, headers } = request;
      const key = String(headers['idempotency-key']);
      if (url === '/api/loans' && !borrowers.has(key)) {
        const { borrowerDetails } = (await json(request)) as CreateLoanRequest;
        borrowers.set(key, `${borrowerDetails.firstName} ${borrowerDetails.lastName}`);
        loans += loansOfCreation;
      }
      const body = {
        id: 'world-1',
        state: { loans, leads: 0 },
        accessToken: 'token',
        newApplyId: key,
        borrowerName: borrowers.get(url.split('/').at(-1) ?? ''),
      };
      response.writeHead(method === 'POST' && url !== '/api/loans' ? 201 : 200).end(JSON.stringify(body));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const tally = new Tally();
  const user = new User(tally, [(server.address() as AddressInfo).port], 0);
  await user.enter();
  for (const seed of [1, 2, 3]) await user.work(randomFrom(seed));
  await user.verify();
  server.close();
  server.closeAllConnections();
  return [...tally.faults.keys()];
}

test('a lost loan and one that exists twice are found', async () => {
  assert.deepEqual(await faultsWith(1), []);
  assert.ok((await faultsWith(0)).includes('loans lost'));
  assert.deepEqual(await faultsWith(2), ['loans doubled']);
});
