import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { DashboardBorrower, LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import type { User, UserFeatures } from '../../../contracts/operations/session.ts';
import { emptyFile, Loan } from '../../store/repositories/loan.ts';
import { complianceAlertsOf } from '../menus/loan-facts.ts';
import { personas } from './personas.ts';
import { seeds } from '../../platform/recipes/rows.ts';

// Values that the documents distinguish differ in at least one standard loan or persona, so that a test notices when the
// product shows one instead of the other.

const { loans } = seeds.standard('2026-06-01');
const dashboards = loans.filter(({ isLead }) => !isLead).map(({ dashboard }) => dashboard);
const users = personas.map(({ user }) => user);

/** Fails for pairs of fields that differ in no loan or user. A pair with a blank value does not differ. */
function expectDistinct<Thing>(
  things: readonly Thing[],
  values: Readonly<Record<string, (thing: Thing) => unknown>>,
): void {
  const named = Object.entries(values);
  const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';
  const alike = named.flatMap(([one, first], index) =>
    named
      .slice(index + 1)
      .filter(
        ([, second]) =>
          !things.some((thing) => {
            const pair = [first(thing), second(thing)];
            return pair.every(isGiven) && pair[0] !== pair[1];
          }),
      )
      .map(([other]) => `${one} and ${other}`),
  );
  assert.deepEqual(alike, []);
}

/** Returns for each field name a function that reads the field. */
const fields = <Thing, Name extends string & keyof Thing>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, (thing: Thing) => thing[name]]));

test('the two borrowers of a loan differ in every field', () => {
  const names = Object.keys(dashboards[0]?.primaryBorrower ?? {}) as (keyof DashboardBorrower)[];
  assert.equal(names.length, 13);
  for (const name of names)
    expectDistinct(dashboards, {
      [`${name} of the borrower`]: ({ primaryBorrower }) => primaryBorrower[name],
      'that of the co-borrower': ({ primaryCoBorrower }) => primaryCoBorrower?.[name],
    });
});

test('home, work and cell phone differ, of both borrowers', () => {
  const phones = fields<DashboardBorrower, keyof DashboardBorrower>('homePhone', 'workPhone', 'cellPhone');
  expectDistinct(
    dashboards.map(({ primaryBorrower }) => primaryBorrower),
    phones,
  );
  expectDistinct(
    dashboards.flatMap(({ primaryCoBorrower }) => primaryCoBorrower ?? []),
    phones,
  );
});

test('present and property address differ, street by state', () => {
  expectDistinct(dashboards, {
    present: ({ primaryBorrower }) => primaryBorrower.streetAddress,
    property: ({ loanDetails }) => loanDetails.propertyAddressStreet,
  });
  expectDistinct(dashboards, {
    present: ({ primaryBorrower }) => primaryBorrower.city,
    property: ({ loanDetails }) => loanDetails.propertyAddressCity,
  });
  expectDistinct(dashboards, {
    present: ({ primaryBorrower }) => primaryBorrower.state,
    property: ({ loanDetails }) => loanDetails.propertyAddressState,
  });
  expectDistinct(dashboards, {
    present: ({ primaryBorrower }) => primaryBorrower.zipCode,
    property: ({ loanDetails }) => loanDetails.propertyAddressZipCode,
  });
});

test('amounts, rates, dates and ratios of a loan differ as they are shown', () => {
  const details = dashboards.map(({ loanDetails }) => loanDetails);
  type Details = LoanDashboard['loanDetails'];
  expectDistinct(
    details,
    fields<Details, keyof Details>(
      'loanAmount',
      'appraisedValue',
      'salesPrice',
      'principalAndInterest',
      'principalInterestTaxesAndInsurance',
      'cashToClose',
    ),
  );
  expectDistinct(details, fields<Details, keyof Details>('rate', 'apr'));
  expectDistinct(dashboards, {
    final: ({ loanDetails }) => loanDetails.final,
    closing: ({ loanDetails }) => loanDetails.closingDate,
    lockExpiration: ({ loanDetails }) => loanDetails.lockExpiration,
    application: ({ applicationCriteria }) => applicationCriteria.applicationDate,
  });
  const wholePercent = (ratio: number | null) => ratio && Math.round(ratio * 100);
  expectDistinct(dashboards, {
    housing: ({ ratios }) => wholePercent(ratios.housingRatio),
    debt: ({ ratios }) => wholePercent(ratios.debtRatio),
    ltv: ({ ratios }) => wholePercent(ratios.ltv),
    cltv: ({ ratios }) => wholePercent(ratios.cltv),
    hcltv: ({ ratios }) => wholePercent(ratios.hcltv),
  });
});

test('any two of the six items of an application differ in some loan: one is received, the other is missing', () => {
  type Criteria = LoanDashboard['applicationCriteria'];
  expectDistinct(
    loans.map(({ dashboard }) => dashboard.applicationCriteria),
    fields<Criteria, keyof Criteria>(
      'hasName',
      'hasMonthlyIncome',
      'hasSocialSecurityNumber',
      'hasPropertyAddress',
      'hasValueOfProperty',
      'hasLoanAmount',
    ),
  );
});

test('the ids and the name of an account differ, also in the part that the Loan icon shows', () => {
  const accounts = seeds['edge-cases']('2026-06-01').loans.map((loan) => ({
    ...new Loan({ notes: [], vendor: null, ...loan, origin: 'seed' }).account,
    dashboard: loan.dashboard,
  }));
  const end = (value: string | number | undefined) => value && String(value).slice(-4);
  expectDistinct<Account>(accounts, {
    loanNumber: ({ loanNumber }) => end(loanNumber),
    generalAccountId: ({ generalAccountId }) => end(generalAccountId),
    masterAccountId: ({ masterAccountId }) => end(masterAccountId),
    dealId: ({ dealId }) => end(dealId),
    applicationIdentifier: ({ applicationIdentifier }) => end(applicationIdentifier),
    originatorUserId: ({ originatorUserId }) => end(originatorUserId),
  });
  expectDistinct(accounts, {
    'name of the account': ({ borrowerName }) => borrowerName,
    'name of the borrower': ({ dashboard: { primaryBorrower } }) =>
      `${primaryBorrower.borrowerFirstName} ${primaryBorrower.borrowerLastName}`,
  });
});

test('the counts of notes and of failed checks differ', () => {
  expectDistinct(loans, {
    count: ({ notes = [] }) => notes.length,
    countShared: ({ notes = [] }) => notes.filter(({ isShared }) => isShared).length,
    numberOfFailureAlerts: ({ file }) => file?.compliance.failures.length,
  });
});

test('the results of a compliance check include unchecked, insufficient and checked', () => {
  type Alerts = ReturnType<typeof complianceAlertsOf>;
  expectDistinct(
    loans.map(({ file = emptyFile }) => {
      const alerts = complianceAlertsOf(file);
      return { ...alerts, hasNoInsufficientData: !alerts.showComplianceAlertsInsufficientData };
    }),
    {
      ...fields<Alerts, keyof Alerts>(
        'showComplianceAlerts',
        'showComplianceAlertsInsufficientData',
        'showComplianceAlertsStatus',
      ),
      'not insufficient': ({ hasNoInsufficientData }) => hasNoInsufficientData,
    },
  );
});

test('an originator has other products and other licenses in another institution', () => {
  const { offers } = seeds.standard('2026-06-01');
  const pairs = offers.flatMap((one) =>
    offers
      .filter(
        (other) =>
          other.choiceList === one.choiceList &&
          other.originatorUserId === one.originatorUserId &&
          other.institutionId > one.institutionId,
      )
      .map((other) => ({ one, other })),
  );
  expectDistinct(pairs, {
    products: ({ one }) => one.products.map(({ loanProductId }) => loanProductId).join(),
    'those in the other': ({ other }) => other.products.map(({ loanProductId }) => loanProductId).join(),
  });
  expectDistinct(pairs, {
    licenses: ({ one }) => one.licensedStates.join(),
    'those in the other': ({ other }) => other.licensedStates.join(),
  });
});

test('any two features, permissions and pages differ in some user: the user has only one of them', () => {
  const feature = (name: keyof UserFeatures) => (user: User) => user.features[name] === true;
  const flags = {
    lead: feature('lead'),
    createLoan: feature('createLoan'),
    importLoan: feature('importLoan'),
    registration: feature('registration'),
    quickLock: feature('quickLock'),
    scenarioPricer: feature('scenarioPricer'),
    loanOriginationType: feature('loanOriginationType'),
    employeeLoan: feature('employeeLoan'),
    isOriginator: (user: User) => user.isOriginator,
    isDelegatedAdministrator: (user: User) => user.isDelegatedAdministrator,
    isAdministrator: (user: User) => user.role === 'Administrator',
    hasWorkQueue: (user: User) => user.workQueueType !== null,
    hasWorkQueueDashboard: (user: User) => user.hasWorkQueueDashboard,
    hasLeadPipeline: (user: User) => user.hasLeadPipeline,
    hasOptimalBluePipeline: (user: User) => user.hasOptimalBluePipeline,
    hasOptimalBlueSearch: (user: User) => user.hasOptimalBlueSearch,
    showLoanNotes: (user: User) => user.showLoanNotes,
    userCanAddNotes: (user: User) => user.userCanAddNotes,
    // The object id is left out: a user has one exactly if authenticatedWithMicrosoft is true.
    authenticatedWithMicrosoft: (user: User) => user.authenticatedWithMicrosoft,
  };
  expectDistinct(users, flags);
  for (const [name, flag] of Object.entries(flags)) assert.equal(new Set(users.map(flag)).size, 2, name);
});

test('the texts of users differ, and the initials differ from the first letters of the names', () => {
  expectDistinct(users, {
    initials: ({ initials }) => initials,
    'first letters': ({ firstName, lastName }) => firstName.charAt(0) + lastName.charAt(0),
  });
  for (const name of ['customerName', 'techSupportNumber', 'pipelineLogo', 'userGroupName'] as const)
    assert.ok(new Set(users.map((user) => user[name])).size > 1, name);
  assert.ok(new Set(users.flatMap(({ techSupportNumber }) => techSupportNumber ?? [])).size > 1);
});

test('the two administrators differ in name and ids only', () => {
  const [administrator, support] = users.filter(({ role }) => role === 'Administrator');
  assert.ok(administrator && support);
  assert.notEqual(administrator.microsoftUserObjectId, support.microsoftUserObjectId);
  assert.deepEqual(
    [administrator.authenticatedWithMicrosoft, support.authenticatedWithMicrosoft],
    [true, true],
  );
});
