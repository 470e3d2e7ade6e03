import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LegacyPageName, legacyAddress, legacyPages } from '../../../contracts/api/legacy.ts';
import { antiForgeryCookie } from '../../../contracts/api/headers.ts';
import { unservedPages } from '../../../contracts/operations/unserved.ts';
import { sessionCookieFor } from '../../test/sign-in.ts';
import { commonServer } from '../../test/common-server.ts';
import { personas } from '../seeds/personas.ts';
import { pageStylesheet } from '../../platform/html/page.ts';
import { legacyScript } from './page/layout.ts';
import { forms, pages, publicPages } from './pages.ts';
import { worldOf } from '../../test/legacy.ts';
import { newWorld } from '../../test/world-cookie.ts';

const { app, store } = await commonServer();

const names = Object.keys(legacyPages) as LegacyPageName[];
const served = names.filter((name) => !unservedPages.includes(name));

test('all pages are served except those on the list of unserved pages', () => {
  assert.deepEqual([...Object.keys(pages), ...Object.keys(publicPages)].toSorted(), [...served].toSorted());
});

test('an unserved page responds with 501', async () => {
  for (const name of unservedPages) {
    const response = await app.inject(legacyAddress(name));
    assert.equal(response.statusCode, 501, name);
    assert.match(String(response.headers['content-type']), /^text\/html/);
    assert.ok(response.body.includes(legacyPages[name].path));
  }
});

test('[A-141] a page without a session responds with 401', async () => {
  for (const name of Object.keys(pages) as LegacyPageName[]) {
    const response = await app.inject(legacyAddress(name, { accountId: 1 }));
    assert.equal(response.statusCode, 401, name);
    assert.match(response.body, /Sign in again/);
    assert.equal(response.body.includes('<table'), false);
  }
});

type Sender = Readonly<Record<string, string>>;
const ofThisServer: readonly Sender[] = [
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'http://localhost:80' },
];
const ofNoPage: readonly Sender[] = [
  {},
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost:81' },
];

test('[A-190] a form is kept if the browser has lost the cookie but names this server, and is refused otherwise', async () => {
  const loan = { accountId: 123_412 };
  const addresses: { readonly [Name in LegacyPageName]?: string } = {
    AddNote: legacyAddress('AddNote', loan),
    CreateLoanCheck: legacyAddress('CreateLoanCheck'),
    VendorSelect: legacyAddress('VendorSelect', loan),
  };
  assert.deepEqual(Object.keys(addresses), Object.keys(forms));
  for (const [name, url] of Object.entries(addresses)) {
    const world = await worldOf(app, 'lending-staff');
    for (const value of [undefined, 'short', 'eyJpdiI6Ik1%3D', 'of-another-application']) {
      const cookie = value === undefined ? world.cookie : `${world.cookie}; ${antiForgeryCookie}=${value}`;
      const post = (headers: Readonly<Record<string, string>>) =>
        app.inject({
          method: 'POST',
          url,
          headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
          payload:
            'text=Kept&firstName=Ada&lastName=Kept&vendor=1&antiForgeryToken=of-the-page-that-was-open',
        });
      for (const headers of ofThisServer)
        assert.notEqual((await post(headers)).statusCode, 403, `${name}, cookie ${value}`);
      for (const headers of ofNoPage)
        assert.equal((await post(headers)).statusCode, 403, `${name}, cookie ${value}`);
    }
    if (name === 'AddNote') assert.equal((await store.in(world.id).notes.counts(123_412)).count, 8);
  }
});

test('[A-141] a page after a logout responds with 401', async () => {
  const world = await worldOf(app, 'lending-staff');
  assert.equal((await world.open('loan-pipeline')).statusCode, 200);
  const page = (await world.open('AdminHome')).body;
  const [, logout] = /<a href="([^"]+)" data-ends-session>Log out/.exec(page) ?? [];
  assert.ok(logout);
  const response = await app.inject({
    url: logout.replaceAll('&amp;', '&'),
    headers: { cookie: world.cookie },
  });
  assert.equal(response.headers.location, 'http://localhost/signed-out?account=provider');
  assert.equal((await world.open('loan-pipeline')).statusCode, 401);
});

test('a page accepts the session cookie of the identity provider', async () => {
  const cookie = await sessionCookieFor(app, 'originator');
  const response = await app.inject({ url: legacyAddress('WhatsNew'), headers: { cookie } });
  assert.equal(response.statusCode, 200);
  assert.ok(response.body.includes(`Welcome, ${personaNamed('originator').user.firstName}`));
});

test("What's New and the rate sheet have business days of the world's clock, on a Sunday those before it", async () => {
  const { cookie } = await newWorld(app, {
    persona: 'originator',
    clock: { now: '2031-07-13T12:00:00Z' },
  });
  const open = async (name: LegacyPageName) =>
    (await app.inject({ url: legacyAddress(name), headers: { cookie } })).body;
  const dates = [...(await open('WhatsNew')).matchAll(/<p class="date">(.*?)<\/p>/g)].map(([, date]) => date);
  assert.deepEqual(dates, ['July 9, 2031', 'July 1, 2031', 'June 16, 2031', 'May 30, 2031']);
  assert.match(await open('ResourceRates'), /For rate locks on 07\/11\/2031\./);
});

test('stylesheet and script are served at the addresses in the pages', async () => {
  for (const { address, type, content } of [pageStylesheet, legacyScript]) {
    const plain = await app.inject(address);
    assert.equal(plain.headers['content-type'], type);
    assert.equal(plain.body, content.toString());
    const compressed = await app.inject({ url: address, headers: { 'accept-encoding': 'br, gzip' } });
    assert.equal(compressed.headers['content-encoding'], 'gzip');
    assert.ok(compressed.rawPayload.length < content.length);
  }
});

function personaNamed(wanted: string) {
  const persona = personas.find(({ id }) => id === wanted);
  assert.ok(persona);
  return persona;
}
