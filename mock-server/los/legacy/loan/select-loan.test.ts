import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../../test/common-server.ts';
import { personas } from '../../seeds/personas.ts';
import { worldOf } from '../../../test/legacy.ts';

const { app, store } = await commonServer();

test('[C-03] the hidden frame selects the loan in the legacy session', async () => {
  const world = await worldOf(app, 'processor');
  const objectId = personas.find(({ id }) => id === 'processor')?.objectId ?? '';
  const [, loan] = await store.in(world.id).loans.list({ kind: 'loan' });
  assert.ok(loan);
  const response = await world.open('SelectLoan', { accountId: loan.generalAccountId });
  assert.equal(response.statusCode, 200);
  assert.equal(await store.in(world.id).sessions.selectedLoan(objectId), loan.generalAccountId);
});
