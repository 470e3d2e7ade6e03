import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LegacyPageName, legacyPages } from '../api/legacy.ts';
import { commonServer } from '../../mock-server/test/common-server.ts';
import { textOf as plainText, worldOf } from '../../mock-server/test/legacy.ts';
import { newWorld, problemOf, signedIn } from '../../mock-server/test/server.ts';
import { describedIn, documents, exampleRequest } from './described.ts';

/** Texts that no loan, task, user, institution or world has as its id. */
const noIds = ['0', '-1', '2147483648', '9007199254740993', '1e3', ' 5', '05', 'abc'];

/** Asserts that a message has no number besides the sent texts and the limits of a field. */
function namesNoOtherNumber(message: string, sent: readonly string[], about: string): void {
  const others = sent
    .reduce((text, one) => text.replaceAll(one, ''), message)
    .replaceAll(/must be (?:at most|a whole number from) .*$/g, '');
  assert.doesNotMatch(others, /\d/, `${about}: ${message}`);
}

test('no request is told about another id than the one that it names', async () => {
  const { app } = await commonServer();
  const { headers } = await signedIn(app, 'lending-staff', await newWorld(app));
  let requests = 0;
  for (const { document, operations } of documents) {
    for (const described of describedIn(document)) {
      const operation = operations[described.operationId] ?? assert.fail(described.operationId);
      for (const parameter of described.parameters) {
        if (!/id(?:entifier)?$/i.test(parameter.name) || parameter.in === 'header') continue;
        for (const id of noIds) {
          const parameters = described.parameters
            .filter(({ in: place }) => place !== 'header')
            .map((one) => (one === parameter ? { ...one, example: id } : one));
          const request = exampleRequest(operation, { ...described, parameters });
          const response = await app.inject({ ...request, headers });
          const about = `${described.operationId} ${parameter.name} ${JSON.stringify(id)}`;
          assert.ok([400, 404].includes(response.statusCode), `${about}: ${response.statusCode}`);
          const sent = parameters.flatMap(({ example = [] }) => example);
          namesNoOtherNumber(problemOf(response).detail, sent, about);
          requests += 1;
        }
      }
    }
  }
  assert.ok(requests > 180, String(requests));
});

test('no legacy page speaks of another id than the one in its address', async () => {
  const { app } = await commonServer();
  const world = await worldOf(app, 'lending-staff');
  let refusals = 0;
  for (const name of Object.keys(legacyPages) as LegacyPageName[]) {
    for (const parameter of ['accountId', 'taskId']) {
      for (const id of noIds) {
        const sent = { accountId: '123410', item: 'ribbon', [parameter]: id };
        const { statusCode, body } = await world.open(name, sent);
        if (statusCode < 400) continue;
        const [, content = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(body) ?? [];
        namesNoOtherNumber(plainText(content), Object.values(sent), `${name} ${parameter} "${id}"`);
        refusals += 1;
      }
    }
  }
  assert.ok(refusals > 100, String(refusals));
});

test('no provider state is told about another id than its parameter', async () => {
  const { app } = await commonServer();
  for (const accountId of noIds) {
    const params = { persona: 'lending-staff', accountId };
    const state = 'somebody has a loan open';
    const response = await app.inject({ method: 'POST', url: '/mock/states', payload: { state, params } });
    assert.ok([400, 404].includes(response.statusCode), `${accountId}: ${response.body}`);
    namesNoOtherNumber(problemOf(response).detail, [accountId], accountId);
  }
});
