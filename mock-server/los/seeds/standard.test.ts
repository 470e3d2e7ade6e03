import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Check } from 'typebox/value';
import { loanPurposes, occupancies, propertyTypes, workQueueTypes } from '../../../contracts/api/options.ts';
import { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { User } from '../../../contracts/operations/session.ts';
import { emptyFile } from '../../store/repositories/loan.ts';
import { menuBorrowersOf } from '../menus/loan-facts.ts';
import { seeds } from '../../platform/recipes/rows.ts';

const day = '2026-03-10';
const edgeCases = seeds['edge-cases'](day).loans;
const { loans, users, offers, institutions, originators } = seeds.standard(day);
const borrowed = loans.filter(({ isLead }) => !isLead).map(({ dashboard }) => dashboard);

const someLoan = (what: string, holds: (dashboard: LoanDashboard) => boolean): void =>
  assert.ok(borrowed.some(holds), `no loan ${what}`);

test('every dashboard and every profile is valid', () => {
  for (const { dashboard } of loans) assert.ok(Check(LoanDashboard, dashboard), dashboard.loanNumber);
  for (const { profile } of users) assert.ok(Check(User, profile), profile.email);
});

test('the loans show every variant of the dashboard', () => {
  for (const purpose of loanPurposes) {
    someLoan(`for ${purpose}`, ({ loanDetails }) => loanDetails.loanPurpose === purpose);
  }
  someLoan('with a co-borrower', ({ hasCoBorrower }) => hasCoBorrower);
  someLoan('without a co-borrower', ({ hasCoBorrower }) => !hasCoBorrower);
  someLoan('finaled', ({ loanDetails }) => loanDetails.final !== null);
  someLoan('not finaled', ({ loanDetails }) => loanDetails.final === null);
  someLoan('locked', ({ loanDetails }) => (loanDetails.lockExpiration ?? '') > day);
  someLoan('with an expired lock', ({ loanDetails }) => (loanDetails.lockExpiration ?? day) < day);
  someLoan('not locked', ({ loanDetails }) => loanDetails.lockExpiration === null);
  someLoan('with automation', (dashboard) => dashboard.enableApplicationDateAutomation);
  someLoan('without automation', (dashboard) => !dashboard.enableApplicationDateAutomation);
  someLoan('without an application date', (dashboard) => !dashboard.applicationCriteria.applicationDate);
  someLoan('with credit score 0', ({ primaryBorrower }) => primaryBorrower.creditScore === 0);
  someLoan('without a credit score', ({ primaryBorrower }) => primaryBorrower.creditScore === null);
  someLoan('without a phone', ({ primaryBorrower: { homePhone, workPhone, cellPhone } }) =>
    [homePhone, workPhone, cellPhone].every((phone) => phone === null),
  );
  for (const service of ['Desktop Underwriter', 'Desktop Originator', 'Loan Product Advisor']) {
    someLoan(`with a status of ${service}`, ({ loanDetails }) =>
      loanDetails.underwritingStatusResults.some(
        ({ underwritingService }) => underwritingService === service,
      ),
    );
  }
  someLoan('with two statuses', ({ loanDetails }) => loanDetails.underwritingStatusResults.length > 1);
  someLoan('without a status', ({ loanDetails }) => loanDetails.underwritingStatusResults.length === 0);
  someLoan('with an error', ({ loanDetails }) =>
    loanDetails.underwritingStatusResults.some(({ statusDisplay }) => /error/i.test(statusDisplay)),
  );
  someLoan('without a sales price', ({ loanDetails }) => loanDetails.salesPrice === null);
  someLoan('without ratios', ({ ratios }) => Object.values(ratios).every((ratio) => ratio === null));
  someLoan('with an unnamed role', ({ assignedUsers }) =>
    assignedUsers.some(({ roleDescription }) => roleDescription === null),
  );
  someLoan('for a pre-approval', ({ loanDetails }) => loanDetails.isPreapproval);
  someLoan('with a real zero', ({ loanDetails }) => loanDetails.cashToClose === 0);
  someLoan('with cash to the borrower', ({ loanDetails }) => (loanDetails.cashToClose ?? 0) < 0);
});

test('the loans have every property type, occupancy, compliance verdict and number of borrowers', () => {
  const files = loans.map(({ file }) => file ?? emptyFile);
  for (const type of propertyTypes)
    assert.ok(
      files.some(({ propertyType }) => propertyType === type),
      type,
    );
  for (const kind of occupancies)
    assert.ok(
      files.some(({ occupancy }) => occupancy === kind),
      kind,
    );
  const failures = new Set(files.map(({ compliance }) => compliance.failures.length));
  assert.deepEqual([...failures].toSorted(), [0, 1, 2, 3, 5]);
  for (const verdict of ['unchecked', 'insufficient', 'pass', 'fail']) {
    assert.ok(
      files.some(({ compliance }) => compliance.verdict === verdict),
      verdict,
    );
  }
  const borrowers = edgeCases.map(
    ({ dashboard, file }) => menuBorrowersOf(dashboard, file ?? emptyFile).length,
  );
  assert.deepEqual([...new Set(borrowers)].toSorted(), [0, 1, 2, 3, 4]);
});

test('applications have every count of their six items, with automation and without', () => {
  const counts = edgeCases
    .map(({ dashboard }) => dashboard)
    .filter(({ enableApplicationDateAutomation }) => enableApplicationDateAutomation)
    .map(
      ({ applicationCriteria }) => Object.values(applicationCriteria).filter((has) => has === true).length,
    );
  assert.deepEqual([...new Set(counts)].toSorted(), [0, 1, 2, 3, 4, 5, 6]);
  for (const { applicationCriteria: criteria, enableApplicationDateAutomation: isAutomatic } of borrowed) {
    const isComplete = !Object.values(criteria).includes(false);
    if (isAutomatic) assert.equal(criteria.applicationDate !== null, isComplete);
  }
});

test('loans have no notes, shared ones, internal ones, and both', () => {
  const kinds = loans.map(({ notes = [] }) =>
    [...new Set(notes.map(({ isShared }) => (isShared ? 'shared' : 'internal')))].toSorted().join(' and '),
  );
  assert.deepEqual([...new Set(kinds)].toSorted(), ['', 'internal', 'internal and shared', 'shared']);
});

test('ids, loan numbers and the first loan of each list are those of the first release', () => {
  const ids = loans.map(({ generalAccountId }) => generalAccountId).toSorted();
  assert.deepEqual(
    ids,
    Array.from({ length: 40 }, (_, index) => 123_401 + index),
  );
  const newest = (isLead: boolean) =>
    loans
      .filter((loan) => loan.isLead === isLead)
      .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))[0];
  assert.equal(newest(false)?.generalAccountId, 123_402);
  assert.equal(newest(true)?.generalAccountId, 123_417);
});

test('[A-08] rates and ratios are fractions', () => {
  for (const { ratios, loanDetails } of borrowed) {
    for (const value of [...Object.values(ratios), loanDetails.rate, loanDetails.apr]) {
      assert.ok(value === null || (value > 0 && value < 2), String(value));
    }
  }
});

test('[S-1-09] every queue has tasks', () => {
  const queued = loans.flatMap(({ task }) => (task ? [task.queue] : []));
  assert.deepEqual(new Set(queued), new Set(workQueueTypes));
  assert.equal(new Set(loans.flatMap(({ task }) => task?.taskId ?? [])).size, queued.length);
});

test('all phone numbers and mail addresses are fictional', () => {
  const text = JSON.stringify({ loans, users });
  const phones = [...text.matchAll(/\(\d{3}\) \d{3}-\d{4}/g)].map(([phone]) => phone);
  const mails = [...text.matchAll(/[^"]*@[^"]*/g)].map(([mail]) => mail);
  assert.ok(phones.length > loans.length / 2, String(phones.length));
  assert.ok(mails.length > loans.length / 2, String(mails.length));
  for (const phone of phones) assert.match(phone, /555-01\d\d$/);
  for (const mail of mails) assert.match(mail, /^[a-z.]+@example\.com$/);
});

test('offers and loans refer to existing institutions and originators', () => {
  const names = new Set(institutions.map(({ name }) => name));
  const originatorIds = new Set(originators.map(({ originatorUserId }) => originatorUserId));
  for (const { dashboard, originatorUserId } of loans) {
    assert.ok(names.has(dashboard.loanDetails.institution ?? ''), dashboard.loanNumber);
    assert.ok(originatorIds.has(originatorUserId), dashboard.loanNumber);
  }
  for (const offer of offers) {
    assert.ok(institutions.some(({ institutionId }) => institutionId === offer.institutionId));
    if (offer.originatorUserId !== null) assert.ok(originatorIds.has(offer.originatorUserId));
  }
});

test('lists of choices have many, one and no entries', () => {
  const shapeOf = (count: number): string => (count > 1 ? 'many' : ['none', 'one'][count]) ?? '';
  const shapesOf = (counts: Iterable<number>): string[] => [...new Set([...counts].map(shapeOf))].toSorted();
  const everyShape = ['many', 'none', 'one'];
  const ofList = Map.groupBy(offers, ({ choiceList }) => choiceList);
  const institutionsOf = (list: string): number =>
    new Set((ofList.get(list) ?? []).map(({ institutionId }) => institutionId)).size;
  assert.deepEqual(shapesOf(users.map(({ choiceList }) => institutionsOf(choiceList))), everyShape);
  const ofInstitution = Map.groupBy(offers, (offer) => `${offer.choiceList} ${offer.institutionId}`);
  const staffed = [...ofInstitution.values()].map(
    (some) => some.filter(({ originatorUserId }) => originatorUserId !== null).length,
  );
  assert.deepEqual(shapesOf(staffed), everyShape);
  assert.deepEqual(shapesOf(offers.map(({ products }) => products.length)), everyShape);
  assert.deepEqual(shapesOf(offers.map(({ licensedStates }) => licensedStates.length)), everyShape);
});

test('every loan and lead of the standard seed has a name, one for the person and the account, and every loan a purpose', () => {
  for (const { accountName, dashboard, isLead } of loans) {
    assert.equal(accountName, undefined);
    assert.ok(dashboard.primaryBorrower.borrowerLastName, dashboard.loanNumber);
    assert.ok(isLead || dashboard.loanDetails.loanPurpose, dashboard.loanNumber);
    assert.ok(isLead || dashboard.loanDetails.loanAmount, dashboard.loanNumber);
  }
});

test('the empty seed has users and choices but no loans', () => {
  const empty = seeds.empty();
  assert.deepEqual(empty.loans, []);
  assert.equal(empty.users, users);
  assert.equal(empty.offers, offers);
});
