import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../../test/common-server.ts';
import { factsOf, rowsOf, worldOf } from '../../../test/legacy.ts';

const { app } = await commonServer();

test('[S-6-18] users and institutions are for delegated administrators and administrators', async () => {
  for (const [persona, status] of [
    ['delegated-administrator', 200],
    ['administrator', 200],
    ['lending-staff', 403],
  ] as const) {
    const world = await worldOf(app, persona);
    for (const name of ['DelegatedAdminUsers', 'DelegatedAdminInstitution'] as const) {
      assert.equal((await world.open(name)).statusCode, status, `${persona} ${name}`);
    }
  }
});

test('[S-2.1-35] the page DelegatedAdminUsers lists every profile', async () => {
  const world = await worldOf(app, 'delegated-administrator');
  const users = rowsOf((await world.open('DelegatedAdminUsers')).body);
  assert.equal(users.length, 18);
  assert.equal(users.filter(([name]) => name === 'Castellane, Severin').length, 3);
});

test('[S-2.1-36] the page DelegatedAdminInstitution lists every institution', async () => {
  const world = await worldOf(app, 'delegated-administrator');
  const institutions = rowsOf((await world.open('DelegatedAdminInstitution')).body);
  assert.deepEqual(institutions[1], [
    'Marrowbrook Home Lending',
    'Retail',
    'Mateo Alvarado, Priya Raman, Nora Whitfield',
  ]);
});

test('[S-2.1-34] the profile page shows the data of the user', async () => {
  const facts = factsOf((await (await worldOf(app, 'product-account')).open('UpdateUserProfile')).body);
  assert.equal(facts['Email'], 'pieter.amankwah@example.com');
  assert.equal(facts['Signs in with'], 'product account');
  assert.equal(facts['Permissions'], 'create loans, create leads, quick lock, scenario pricer');
});
