import { type DataTable, Given, When } from '@cucumber/cucumber';
import { addressOf } from '../../contracts/operation.ts';
import { type LoanDashboard, loanOperations } from '../../contracts/operations/loan.ts';
import { borrowerFixture, dashboardFixture } from '../../web/loan/dashboard-fixture.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { world } from '../users/world.ts';
import { standardLoan } from '../vocabulary/standard-loans.ts';

/** A dashboard with values of a scenario. It replaces the response of the server. */
class GivenDashboard {
  loan: LoanDashboard = { ...dashboardFixture, enableApplicationDateAutomation: true };
}

Given(/^a loan with the ([\w -]+) "(.*)"$/, (fact: string, value: string) => give({ [fact]: value }));

Given('a loan with these facts:', (facts: DataTable) => give(facts.rowsHash()));

Given(/^a loan whose only known fact is the (.*)$/, (fact: string) => {
  const { applicationCriteria } = world.on(GivenDashboard).loan;
  const known = fieldNamed(`has ${fact}`);
  if (!Object.hasOwn(applicationCriteria, known)) throw new Error(`No criterion "${fact}"`);
  const criteria = Object.entries(applicationCriteria).map(([name, value]) =>
    name.startsWith('has') ? [name, name === known] : [name, value],
  );
  change({ applicationCriteria: Object.fromEntries(criteria) as LoanDashboard['applicationCriteria'] });
});

Given('a loan with these underwriting results:', (results: DataTable) => {
  const underwritingStatusResults = results
    .raw()
    .map(([underwritingService = '', statusDisplay = '']) => ({ underwritingService, statusDisplay }));
  change({ loanDetails: { ...world.on(GivenDashboard).loan.loanDetails, underwritingStatusResults } });
});

// All values that the table does not name are null.
Given('a loan with the co-borrower:', (facts: DataTable) => {
  const nothing = Object.fromEntries(Object.keys(borrowerFixture).map((name) => [name, null]));
  const given = Object.entries(facts.rowsHash()).map(([name, text]) => [
    fieldNamed(name),
    valueOf(text, Reflect.get(borrowerFixture, fieldNamed(name))),
  ]);
  const primaryCoBorrower = { ...nothing, ...Object.fromEntries(given) } as typeof borrowerFixture;
  change({ hasCoBorrower: true, primaryCoBorrower });
});

Given('the loan is marked as having no co-borrower', () => change({ hasCoBorrower: false }));

Given('a loan with these assigned users:', (users: DataTable) =>
  change({
    assignedUsers: users.raw().map(([firstName = '', lastName = '', role = '']) => ({
      firstName,
      lastName,
      roleDescription: role === '' ? null : role,
    })),
  }),
);

When('its dashboard is shown', async () => {
  const { user } = world;
  const { loan } = world.on(GivenDashboard);
  await user.enterAs('lending-staff');
  const { applicationIdentifier, seed } = standardLoan('Amelia Thornquist');
  const path = addressOf(loanOperations.getLoanDashboard, { generalAccountId: seed.generalAccountId });
  user.tab.changedResponses.set(path, async () => Response.json(loan));
  await user.open(paths.dashboardOf(applicationIdentifier));
});

function change(changes: Partial<LoanDashboard>): void {
  const given = world.on(GivenDashboard);
  given.loan = { ...given.loan, ...changes };
}

/** Sets values of the dashboard, by the names of their fields in words, such as `borrower first name`. */
function give(facts: Readonly<Record<string, string>>): void {
  const given = world.on(GivenDashboard);
  for (const [name, text] of Object.entries(facts)) given.loan = withFact(given.loan, fieldNamed(name), text);
}

/** Fields whose names are not their words in lending. */
const fieldNames: Readonly<Record<string, string>> = {
  'application date automation': 'enableApplicationDateAutomation',
  'final date': 'final',
  'underwriting results': 'underwritingStatusResults',
  PITI: 'principalInterestTaxesAndInsurance',
};

/** Returns the name of a field of the dashboard from its words. */
const fieldNamed = (words: string): string =>
  fieldNames[words] ?? words.replaceAll(/ (\w)/g, (_match, letter: string) => letter.toUpperCase());

const parts = ['loanDetails', 'ratios', 'applicationCriteria', 'primaryBorrower'] as const;

/** Returns a dashboard with a changed value, by field name at any depth. An empty text means null or an empty list. */
function withFact(loan: LoanDashboard, name: string, text: string): LoanDashboard {
  if (Object.hasOwn(loan, name)) return { ...loan, [name]: valueOf(text, Reflect.get(loan, name)) };
  const part = parts.find((candidate) => Object.hasOwn(loan[candidate], name));
  if (!part) throw new Error(`A dashboard has no field "${name}"`);
  return { ...loan, [part]: { ...loan[part], [name]: valueOf(text, Reflect.get(loan[part], name)) } };
}

/** Parses a text of a feature to the type of the present value. */
function valueOf(text: string, sample: unknown): unknown {
  if (typeof sample === 'boolean') return text === 'yes';
  if (text === '') return Array.isArray(sample) ? [] : null;
  return typeof sample !== 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
