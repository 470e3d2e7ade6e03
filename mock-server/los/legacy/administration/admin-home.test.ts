import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../../test/common-server.ts';
import { control } from '../../../test/control.ts';
import { worldOf } from '../../../test/legacy.ts';

const { app } = await commonServer();

test('[S-2.1-26] the home page of administrators shows their name and a logout link', async () => {
  const { cookie } = await worldOf(app, 'administrator');
  const page = await app.inject({ url: '/login/AdminHome', headers: { cookie } });
  assert.equal(page.statusCode, 200);
  assert.deepEqual(page.body.match(/<h\d[^>]*>[^<]*/g), ['<h1>Administration', '<h2>Recent Activity']);
  assert.match(page.body, /Adaeze Lindqvist/);
  assert.match(page.body, />Log out</);
});

test('[S-2.1-27] the support home is the administrator home with a support session and its user', async () => {
  const { cookie } = await worldOf(app, 'administrator-support');
  const page = await app.inject({ url: '/login/AdminHomeSupport', headers: { cookie } });
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /<h1>Support Administration<\/h1>/);
  assert.match(page.body, /Support Session/);
  assert.match(page.body, /stellan\.mbeki@example\.com/);
  assert.match(page.body, />Manage User Accounts</);
  assert.match(page.body, /Recent Activity/);
});

test('[A-118 S-2.1-29 S-2.1-30] the support home is for the designated support administrator only', async () => {
  const ordinary = await (await worldOf(app, 'administrator')).open('AdminHomeSupport');
  assert.equal(ordinary.statusCode, 403);
  assert.equal(ordinary.body.includes('Support Session'), false);
  const support = await worldOf(app, 'administrator-support');
  await control(app, 'PATCH', support.id, { settings: { supportObjectId: '' } });
  assert.equal((await support.open('AdminHomeSupport')).statusCode, 403);
  assert.equal((await support.open('AdminHome')).statusCode, 200);
});

test('[S-2.1-26] only administrators may open the administrator pages', async () => {
  const world = await worldOf(app, 'delegated-administrator');
  for (const name of ['AdminHome', 'AdminHomeSupport'] as const) {
    const page = await world.open(name);
    assert.equal(page.statusCode, 403);
    assert.match(page.body, /for administrators/);
    assert.equal(page.body.includes('Recent Activity'), false);
  }
});
