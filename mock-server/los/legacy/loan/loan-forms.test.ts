import assert from 'node:assert/strict';
import { test } from 'node:test';

import { control } from '../../../test/control.ts';
import { commonServer } from '../../../test/common-server.ts';
import { factsOf, rowsOf, textOf, worldOf } from '../../../test/legacy.ts';
import { legacyAddress } from '../../../../contracts/api/legacy.ts';
import { newWorld } from '../../../test/world-cookie.ts';
import { seeds } from '../../../platform/recipes/rows.ts';

const { app } = await commonServer();
const { open } = await worldOf(app, 'lending-staff');
const pageOf = async (item: string, accountId: number) => (await open('menu-item', { item, accountId })).body;

const forms = ['uniform-residential-loan-application', 'loan-estimate', 'closing-disclosure'];

test('each form of each loan names the borrower, the property and the loan number of this loan, and no other', async () => {
  const loans = seeds.standard('2026-06-01').loans.filter(({ isLead }) => !isLead);
  assert.equal(loans.length, 32);
  const lastNames = loans.flatMap(({ dashboard }) => dashboard.primaryBorrower.borrowerLastName ?? []);
  for (const { generalAccountId, dashboard } of loans)
    for (const form of forms) {
      const text = textOf(await pageOf(form, generalAccountId));
      const { borrowerLastName } = dashboard.primaryBorrower;
      assert.ok(text.includes(dashboard.loanNumber), `${form} of ${generalAccountId}`);
      assert.ok(text.includes(dashboard.loanDetails.propertyAddressStreet ?? ''), form);
      const named = lastNames.filter((name) => text.includes(name) && !borrowerLastName?.includes(name));
      const isOther = (name: string) => name !== dashboard.primaryCoBorrower?.borrowerLastName;
      assert.deepEqual(named.filter(isOther), [], `${form} of ${generalAccountId}`);
      assert.doesNotMatch(text, /Sample|Placeholder/);
    }
});

test('each form names all borrowers of the loan', async () => {
  const others = ['Ingeborg Thornquist', 'Mateus Calder'];
  for (const form of forms) {
    const text = textOf(await pageOf(form, 123_401));
    assert.deepEqual(
      others.filter((name) => !text.includes(name)),
      [],
      form,
    );
  }
  const { Borrowers } = factsOf(await pageOf('closing-disclosure', 123_404));
  assert.equal(Borrowers, 'Casimir Leon Dombrowski, Winona Dombrowski, and Halina Dombrowski');
});

test('a Closing Disclosure has the terms, payments and cash to close of the loan', async () => {
  const facts = factsOf(await pageOf('closing-disclosure', 123_405));
  assert.equal(facts['Borrowers'], 'Philippa Grannum');
  assert.equal(facts['Loan amount'], '$187,200.00');
  assert.equal(facts['Interest rate'], '5.875%');
  assert.equal(facts['Annual percentage rate (APR)'], '5.993%');
  assert.equal(facts['Taxes, insurance and mortgage insurance'], '$467.12');
  assert.equal(facts['From the borrower'], '$3,415.55');
});

test('a Closing Disclosure pays out a refinance of a home after the rescission period, a purchase at closing', async () => {
  const { cookie } = await newWorld(app, {
    persona: 'lending-staff',
    clock: { now: '2026-06-01T13:30:00Z' },
  });
  const disbursedOn = async (accountId: number) => {
    const url = legacyAddress('menu-item', { item: 'closing-disclosure', accountId });
    return factsOf((await app.inject({ url, headers: { cookie } })).body)['Disbursement date'];
  };
  // The closing is on Wednesday, June 3; Saturday is the third day of rescission.
  assert.equal(await disbursedOn(123_405), '06/08/2026');
  assert.equal(await disbursedOn(123_404), '06/04/2026');
  assert.equal(await disbursedOn(123_401), '05/29/2026');
  // Signed on Thursday or Friday, and not funded yet.
  assert.equal(await disbursedOn(123_402), '06/01/2026');
  assert.equal(await disbursedOn(123_403), '06/01/2026');
});

test('a Loan Estimate that compliance found late was sent late', async () => {
  const { cookie } = await newWorld(app, {
    persona: 'lending-staff',
    clock: { now: '2026-06-01T13:30:00Z' },
  });
  const url = legacyAddress('menu-item', { item: 'loan-estimate', accountId: 123_411 });
  const { body } = await app.inject({ url, headers: { cookie } });
  // Applied on Monday, April 13: three business days end on Thursday.
  assert.equal(factsOf(body)['Date issued'], '04/17/2026');
});

test('a Closing Disclosure that has not been issued says so', async () => {
  assert.equal(factsOf(await pageOf('closing-disclosure', 123_404))['Date issued'], 'Not issued yet');
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
    ['Loan Estimate sent', 'Done'],
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

test('a placeholder names the borrower of the loan', async () => {
  const body = await pageOf('intent-to-proceed', 123_404);
  assert.match(body, /value="Casimir Leon Dombrowski, Winona Dombrowski, and Halina Dombrowski"/);
  assert.match(body, /value="1409 Prairie Smoke Ave, Rochester, MN 55901"/);
});
