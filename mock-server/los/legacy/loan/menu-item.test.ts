import assert from 'node:assert/strict';
import { test } from 'node:test';
import { control } from '../../../test/control.ts';
import { commonServer } from '../../../test/common-server.ts';
import { factsOf, rowsOf, textOf, worldOf } from '../../../test/legacy.ts';
import { legacyAddress } from '../../../../contracts/api/legacy.ts';
import { newWorld } from '../../../test/world-cookie.ts';

const { app } = await commonServer();
const { open } = await worldOf(app, 'lending-staff');
const pageOf = async (item: string, accountId: number) => (await open('menu-item', { item, accountId })).body;

/** Returns the text of a page's content, without its heading for screen readers. */
const contentOf = (page: string): string =>
  textOf(page.slice(page.indexOf('</h1>'), page.indexOf('</main>')))
    .replaceAll(/\s+/g, ' ')
    .trim();

test('the page of a menu item has its title, the loan, what the loan knows, and that there is no more', async () => {
  const body = await pageOf('closing-disclosure', 123_404);
  assert.match(body, /<title>Closing Disclosure · Threshold<\/title>/);
  assert.match(body, /<h1 class="unseen">Closing Disclosure<\/h1>/);
  assert.match(body, /<h2>Loan 1000123404 Casimir Dombrowski<\/h2>/);
  assert.deepEqual(factsOf(body), {
    Borrowers: 'Casimir Leon Dombrowski, Winona Dombrowski, and Halina Dombrowski',
    Status: 'Clear to Close',
    Purpose: 'Purchase',
    'Loan amount': '$294,566.00',
    Product: 'FHA 30 Year Fixed',
    Property: '77 Blue Stem Cir, Rochester, MN 55902',
    Institution: 'Fennimore Partners',
  });
  assert.match(contentOf(body), /Fennimore Partners This demonstration shows no more of this page\.$/);
});

test('a page without a loan says only that there is no more of it', async () => {
  for (const [item, title] of [
    ['product-matrix', 'Product Matrix'],
    ['ribbon', 'Actions'],
    ['intent-to-proceed', 'Intent to Proceed'],
  ] as const) {
    const { body } = await open('menu-item', { item });
    assert.match(body, new RegExp(`>${title}</h1>`));
    assert.equal(contentOf(body), 'This demonstration shows no more of this page.');
  }
});

test('milestones are done up to the status of the loan', async () => {
  const done = async (accountId: number) =>
    rowsOf(await pageOf('milestones', accountId)).flatMap(([name, , state]) =>
      state === 'Done' ? name : [],
    );
  assert.deepEqual((await done(123_401)).at(-1), 'Funded');
  assert.deepEqual((await done(123_404)).at(-1), 'Clear to close');
  assert.deepEqual(await done(123_423), []);
});

test('the milestones of a denied or withdrawn loan end with that', async () => {
  const rowsFor = async (accountId: number) =>
    rowsOf(await pageOf('milestones', accountId)).map(([name, , state]) => [name, state]);
  assert.deepEqual(await rowsFor(123_430), [
    ['Application', 'Done'],
    ['Submitted to underwriting', 'Done'],
    ['Denied', 'Done'],
  ]);
  assert.deepEqual(await rowsFor(123_416), [['Withdrawn', 'Done']]);
});

test('the lock is taken on one day on every page of the loan', async () => {
  const [, locked] = rowsOf((await open('lock-history', { accountId: 123_405 })).body);
  const milestone = rowsOf(await pageOf('milestones', 123_405)).find(([name]) => name === 'Rate locked');
  assert.equal(milestone?.[1], locked?.[0]);
  assert.match(milestone?.[1] ?? '', /^\d/);
  // The day on which a lock was canceled is not known.
  const [canceled] = rowsOf((await open('lock-history', { accountId: 123_431 })).body);
  assert.deepEqual(canceled?.slice(0, 2), ['–not given', 'Lock Canceled']);
});

test('a lock keeps its date as time passes', async () => {
  const { cookie, id } = await newWorld(app, {
    persona: 'lending-staff',
    clock: { now: '2026-06-01T13:30:00Z' },
  });
  const history = async () => {
    const url = legacyAddress('lock-history', { accountId: 123_403 });
    return rowsOf((await app.inject({ url, headers: { cookie } })).body);
  };
  const before = await history();
  assert.equal(before[0]?.[0], '05/18/2026');
  const week = await control(app, 'PATCH', id, { clock: { advanceSeconds: 7 * 86_400 } });
  assert.equal(week.statusCode, 200);
  assert.deepEqual(await history(), before);
});
