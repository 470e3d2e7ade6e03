import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../../test/common-server.ts';
import { factsOf, rowsOf, worldOf } from '../../../test/legacy.ts';

const { app } = await commonServer();
const headingsOf = (body: string) => [...body.matchAll(/<h\d[^>]*>([^<]*)/g)].map(([, text]) => text);

test('[S-2.1-26] the home page of administrators shows their name and a logout link', async () => {
  const { body } = await (await worldOf(app, 'administrator')).open('AdminHome');
  assert.deepEqual(headingsOf(body), ['Administration', 'Recent Activity']);
  assert.match(body, /Adaeze Lindqvist/);
  assert.match(body, />Log out</);
});

test('[S-2.1-27] the support home is the administrator home with a support session and its user', async () => {
  const { body } = await (await worldOf(app, 'administrator-support')).open('AdminHomeSupport');
  assert.deepEqual(headingsOf(body), [
    'Support Administration',
    'Support Session',
    'Administration',
    'Recent Activity',
  ]);
  assert.match(body, /stellan\.mbeki@example\.com/);
  assert.match(body, />Manage User Accounts</);
});

test('[S-2.1-35 S-2.1-36 S-6-18] administrators see every profile and every institution', async () => {
  for (const persona of ['delegated-administrator', 'administrator'] as const) {
    const world = await worldOf(app, persona);
    const users = rowsOf((await world.open('DelegatedAdminUsers')).body);
    assert.equal(users.length, 18);
    assert.equal(users.filter(([name]) => name === 'Castellane, Severin').length, 3);
    const institutions = rowsOf((await world.open('DelegatedAdminInstitution')).body);
    assert.equal(institutions.length, 5);
    assert.deepEqual(institutions[1], [
      'Marrowbrook Home Lending',
      'Retail',
      'Mateo Alvarado, Priya Raman, Nora Whitfield',
    ]);
  }
});

test('[S-2.1-34] the profile page shows the data of the user', async () => {
  const { body } = await (await worldOf(app, 'product-account')).open('UpdateUserProfile');
  assert.deepEqual(factsOf(body), {
    Email: 'pieter.amankwah@example.com',
    Customer: 'Marrowbrook',
    Group: 'Correspondent Desk',
    'Work queue': '–not given',
    'Signs in with': 'product account',
    'Other profiles': '–not given',
    Permissions: 'create loans, create leads, quick lock, scenario pricer',
  });
});
