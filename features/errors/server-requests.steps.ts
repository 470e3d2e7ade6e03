import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { antiForgeryHeader, traceIdHeader } from '../../contracts/api/headers.ts';
import { configurationOperations } from '../../contracts/operations/configuration.ts';
import { createLoanOperations } from '../../contracts/operations/create-loan.ts';
import { sessionOperations } from '../../contracts/operations/session.ts';
import type { Problem } from '../../contracts/problems.ts';
import { loanRequest } from '../../contracts/consumer/loan-request.ts';
import { world } from '../support/users/world.ts';

const last = () => world.client.last;

const problem = () => JSON.parse(last().responseBody) as Problem;

/** Sends a valid create request with changed values. */
const sendLoan = (changes: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  world.client.send(createLoanOperations.createLoan, {}, { body: { ...loanRequest(), ...changes }, headers });

When('{string} is requested', (path: string) =>
  world.client.send({ method: 'GET', path, failure: 'local' }, {}),
);

When(/^(my data|a keep-alive|the logout) is requested$/, (what: string) => {
  const { getUser, keepAlive, logout } = sessionOperations;
  if (what === 'my data') return world.client.send(getUser, {});
  return world.client.send(what === 'the logout' ? logout : keepAlive, {});
});

When('the settings are requested in a world that does not exist', async () => {
  await world.client.start({}, 'nowhere');
  await world.client.send(configurationOperations.getConfiguration, {});
});

When('a new loan is sent', () => sendLoan());

When('a new loan is sent without the anti-forgery header', () => sendLoan({}, { [antiForgeryHeader]: '' }));

When('a new loan is sent with {} as {string}', (value: string, name: string) =>
  sendLoan({ [name]: JSON.parse(value) as unknown }),
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

Then('the refusal names {string}', (field: string) =>
  assert.deepEqual(
    problem().errors?.map((error) => error.field),
    [field],
  ),
);

Then('the response carries a trace id', () =>
  assert.match(last().responseHeaders.get(traceIdHeader) ?? '', /./),
);
