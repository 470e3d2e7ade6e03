import assert from 'node:assert/strict';
import { test } from 'node:test';

import { commonServer } from '../../../testing/common-server.ts';
import { factsOf, rowsOf, textOf, worldOf } from '../../../testing/legacy.ts';
import { seeds } from '../../../seeds/seeds.ts';

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

test('a Closing Disclosure has the terms, payments and cash to close of the loan', async () => {
  const facts = factsOf(await pageOf('closing-disclosure', 123_405));
  assert.equal(facts['Borrowers'], 'Philippa Grannum');
  assert.equal(facts['Loan amount'], '$187,200.00');
  assert.equal(facts['Interest rate'], '5.875%');
  assert.equal(facts['Annual percentage rate (APR)'], '5.993%');
  assert.equal(facts['Taxes, insurance and mortgage insurance'], '$467.12');
  assert.equal(facts['From the borrower'], '$3,415.55');
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

test('a placeholder names the borrower of the loan', async () => {
  const body = await pageOf('intent-to-proceed', 123_404);
  assert.match(body, /value="Casimir Leon Dombrowski and Winona Dombrowski"/);
  assert.match(body, /value="1409 Prairie Smoke Ave, Rochester, MN 55901"/);
});
