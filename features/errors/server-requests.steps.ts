import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { sessionOperations } from '../../contracts/operations/session.ts';
import type { Problem } from '../../contracts/problems.ts';
import { world } from '../support/users/world.ts';

const last = () => world.client.last;

const problem = () => JSON.parse(last().responseBody) as Problem;

When(/^"(.*)" is requested( in an unknown world)?$/, async (path: string, unknown: string | null) => {
  if (unknown) await world.client.start({}, 'nowhere');
  await world.client.send({ method: 'GET', path, failure: 'local' }, {});
});

When(/^(a keep-alive|the logout) is requested$/, (what: string) =>
  world.client.send(sessionOperations[what === 'the logout' ? 'logout' : 'keepAlive'], {}),
);

Then('the response is:', (body: string) =>
  assert.deepEqual(JSON.parse(last().responseBody), JSON.parse(body)),
);

Then('the request is accepted, without a body in the response', () => {
  const { status, responseBody } = last();
  assert.deepEqual([status, responseBody], [204, '']);
});

Then('the request is refused with {int} and the reason {string}', (status: number, reason: string) => {
  assert.equal(last().status, status, last().responseBody);
  assert.equal(problem().code, reason);
});

Then('the refusal points to {string}', (address: string) => assert.equal(problem().nearest, address));
