import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type LegacyPage,
  type LegacyPageName,
  legacyAddress,
  legacyPages,
} from '../../../contracts/api/legacy.ts';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import { commonServer } from '../../test/common-server.ts';
import { forms } from './pages.ts';
import { messagesOf, worldOf } from '../../test/legacy.ts';

const { app } = await commonServer();

const users: { readonly [Name in LegacyPageName]?: PersonaId } = {
  AdminHome: 'administrator',
  AdminHomeSupport: 'administrator-support',
  DelegatedAdminUsers: 'delegated-administrator',
  DelegatedAdminInstitution: 'delegated-administrator',
  TaskQueueDashboard: 'processor',
};

/** Titles of the pages whose title depends on a parameter. */
const titles: { readonly [Name in LegacyPageName]?: string } = { 'menu-item': 'Fee Sheet' };

/** A valid value for every documented parameter. */
const values = {
  accountId: 123_410,
  taskId: 70_109,
  institutionId: 101,
  originatorUserId: 301,
  type: 0,
  item: 'fee-sheet',
  search: 'a',
} as const;

const queryOf = ({ query = [] }: LegacyPage) =>
  Object.fromEntries(query.map((name) => [name, values[name as keyof typeof values]]));

for (const [name, page] of Object.entries(legacyPages) as [LegacyPageName, LegacyPage][]) {
  test(`${name} is served at its address with its title, and sends only documented frame messages`, async () => {
    const world = await worldOf(app, users[name] ?? 'lending-staff');
    const response = await world.open(name, queryOf(page));
    assert.equal(response.statusCode, 200, response.body);
    assert.match(String(response.headers['content-type']), /^text\/html/);
    const title = (titles[name] ?? page.title).replaceAll("'", '&#39;');
    assert.match(response.body, new RegExp(`<h1[^>]*>${title}</h1>`));
    for (const message of messagesOf(response.body)) assert.notEqual(message, null);
    for (const [control] of response.body.matchAll(/<(?:input|textarea)[^>]*>/g)) {
      if (/type="(?:hidden|checkbox|radio)"/.test(control)) continue;
      assert.match(control, /spellcheck="\w+" autocomplete="off" autocapitalize="\w+" inputmode="\w+"/);
    }
  });

  test(`${name} never responds with 500, for valid and hostile parameters`, async () => {
    const world = await worldOf(app, users[name] ?? 'lending-staff');
    const hostile = [
      '',
      '0',
      '-1',
      '1e3',
      '9999999999',
      '<script>alert(1)</script>',
      "' or 1=1 --",
      '\0',
      'é'.repeat(300),
    ];
    const names = [
      ...(page.query ?? []),
      'search',
      'status',
      'sort',
      'after',
      'amount',
      'vendor',
      'lockDays',
    ];
    for (const value of hostile) {
      const query = Object.fromEntries(names.map((parameter) => [parameter, value]));
      const response = await world.open(name, query);
      assert.ok(response.statusCode < 500, `${response.statusCode} for ${value}`);
      assert.equal(response.body.includes('<script>alert'), false);
    }
    const twice = await app.inject({
      url: `${page.path}?${names.map((parameter) => `${parameter}=1&${parameter}=2`).join('&')}`,
      headers: { cookie: world.cookie },
    });
    assert.ok(twice.statusCode < 500);
  });
}

const framed = (Object.entries(legacyPages) as [LegacyPageName, LegacyPage][]).filter(
  ([, { presentation }]) => presentation === 'page',
);

for (const [name, page] of framed) {
  test(`what is asked for on ${name} is in the product's address, so that Back finds it again`, async () => {
    const world = await worldOf(app, users[name] ?? 'lending-staff');
    const { body } = await world.open(name, queryOf(page));
    for (const [form] of body.matchAll(/<form [^>]*method="get"[\s\S]*?<\/form>/g)) {
      assert.match(form, new RegExp(`action="/lf/${name}" target="_top"`));
      const fields = [...form.matchAll(/ name="(\w+)"/g)].map(([, field]) => field ?? '');
      assert.deepEqual(
        fields.filter((field) => !page.query?.includes(field)),
        [],
      );
    }
  });
}

for (const name of Object.keys(forms) as LegacyPageName[]) {
  test(`the form of ${name} never responds with 500, for valid and hostile fields`, async () => {
    const world = await worldOf(app, 'lending-staff');
    const fields = ['text', 'isShared', 'vendor', 'firstName', 'middleName', 'lastName', 'generation'];
    const most = 10_000;
    for (const value of [
      '',
      ' ',
      '__proto__',
      '1e308',
      '-0',
      '<script>alert(1)</script>',
      '\0',
      '𝒪é'.repeat(most),
    ]) {
      const form = Object.fromEntries(fields.map((field) => [field, value]));
      const response = await world.send(name, { accountId: 123_410 }, form);
      assert.ok(response.statusCode < 500, `${response.statusCode} for ${value.slice(0, 20)}`);
      assert.equal(response.body.includes('<script>alert'), false);
    }
  });
}

test('the terms of service need no sign-in', async () => {
  const response = await app.inject(legacyAddress('TermsOfService'));
  assert.equal(response.statusCode, 200);
  assert.match(response.body, /not legal advice/);
});
