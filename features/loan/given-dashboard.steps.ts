import { type DataTable, Given, When } from '@cucumber/cucumber';
import { addressOf } from '../../contracts/operation.ts';
import type { DashboardPart } from '../../contracts/operations/recipe.ts';
import { loanOperations } from '../../contracts/operations/loan.ts';
import { blankBorrower, type LoanDashboard } from '../../contracts/operations/dashboard.ts';
import { borrowerFixture, dashboardFixture } from '../../web/pages/loan/dashboard-fixture.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { openAt, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { standardLoan } from '../support/vocabulary/standard-loans.ts';

/** The dashboard that the scenario describes. It replaces the response of the server. */
class GivenDashboard {
  loan: LoanDashboard = { ...dashboardFixture, enableApplicationDateAutomation: true };
}

const { seed, applicationIdentifier } = standardLoan('Amelia Thornquist');
const at = paths.dashboardOf(applicationIdentifier);

/** Returns the start of a world in which the loan has these values. */
const loanWith = (dashboard: DashboardPart) => ({
  recipe: { persona: 'lending-staff', loans: { [seed.generalAccountId]: { dashboard } } },
});

/** Applies the changes of a start's loan to the given dashboard. */
const changeLoan = ({ recipe: { loans } }: ReturnType<typeof loanWith>): void =>
  Object.values(loans).forEach(({ dashboard }) => change(dashboard));

Given(
  /^a loan with the ([\w -]+) "(.*)"$/,
  starting((fact: string, value: string) => loanWith(factsOf({ [fact]: value })), changeLoan),
);

Given(
  'a loan with these facts:',
  starting((facts: DataTable) => loanWith(factsOf(facts.rowsHash())), changeLoan),
);

Given(
  /^a loan whose only known fact is the (.*)$/,
  starting((fact: string) => {
    const { applicationCriteria } = dashboardFixture;
    const known = fieldNamed(`has ${fact}`);
    if (!Object.hasOwn(applicationCriteria, known)) throw new Error(`The application has no item "${fact}"`);
    const criteria = Object.keys(applicationCriteria).filter((name) => name.startsWith('has'));
    return loanWith({
      applicationCriteria: Object.fromEntries(criteria.map((name) => [name, name === known])),
    });
  }, changeLoan),
);

Given(
  'a loan with these underwriting results:',
  starting((results: DataTable) => {
    const underwritingStatusResults = results
      .raw()
      .map(([underwritingService = '', statusDisplay = '']) => ({ underwritingService, statusDisplay }));
    return loanWith({ loanDetails: { underwritingStatusResults } });
  }, changeLoan),
);

// All values that the table does not name are null.
Given(
  'a loan with the co-borrower:',
  starting((facts: DataTable) => {
    const given = Object.entries(facts.rowsHash()).map(([name, text]) => [
      fieldNamed(name),
      valueOf(text, Reflect.get(borrowerFixture, fieldNamed(name))),
    ]);
    const primaryCoBorrower = { ...blankBorrower, ...Object.fromEntries(given) };
    return loanWith({ hasCoBorrower: true, primaryCoBorrower });
  }, changeLoan),
);

Given(
  'a loan with these assigned users:',
  starting((users: DataTable) => {
    const assignedUsers = users.raw().map(([firstName = '', lastName = '', role = '']) => ({
      firstName,
      lastName,
      roleDescription: role === '' ? null : role,
    }));
    return loanWith({ assignedUsers });
  }, changeLoan),
);

When(
  'its dashboard is shown',
  starting(
    () => ({ at }),
    async (start) => {
      const { user } = world;
      const { loan } = world.on(GivenDashboard);
      await user.enterAs('lending-staff');
      const path = addressOf(loanOperations.getLoanDashboard, { generalAccountId: seed.generalAccountId });
      user.tab.changedResponses.set(path, async () => Response.json(loan));
      await openAt(start);
    },
  ),
);

When('these facts of the loan of {string} change:', async (borrower: string, facts: DataTable) => {
  const { generalAccountId } = standardLoan(borrower).seed;
  const loan = { dashboard: factsOf(facts.rowsHash()) };
  await world.user.world.changeWorld({ loans: { [generalAccountId]: loan } });
  await world.user.tab.rest();
});

/** Changes the given dashboard. A changed part keeps its other values. */
function change(changes: DashboardPart): void {
  const given = world.on(GivenDashboard);
  const changed = Object.entries(changes).map(([name, value]) => {
    const isPart = parts.some((part) => part === name);
    return [name, isPart ? { ...given.loan[name as Part], ...(value as object) } : value];
  });
  given.loan = { ...given.loan, ...Object.fromEntries(changed) };
}

/** Returns values of the dashboard by the names of their fields in words, such as `borrower first name`. */
function factsOf(facts: Readonly<Record<string, string>>): DashboardPart {
  const changes: Record<string, unknown> = {};
  for (const [words, text] of Object.entries(facts)) {
    const name = fieldNamed(words);
    const part = parts.find((candidate) => Object.hasOwn(dashboardFixture[candidate], name));
    if (Object.hasOwn(dashboardFixture, name))
      changes[name] = valueOf(text, Reflect.get(dashboardFixture, name));
    else if (part)
      changes[part] = {
        ...(changes[part] as object | undefined),
        [name]: valueOf(text, Reflect.get(dashboardFixture[part], name)),
      };
    else throw new Error(`A dashboard has no field "${name}"`);
  }
  return changes;
}

/** Names of fields that differ from their words in features. */
const fieldNames: Readonly<Record<string, string>> = {
  'application date automation': 'enableApplicationDateAutomation',
  'final date': 'final',
  'has co-borrower': 'hasCoBorrower',
  'underwriting results': 'underwritingStatusResults',
  PITI: 'principalInterestTaxesAndInsurance',
};

/** Returns the name of a field of the dashboard from its words. */
const fieldNamed = (words: string): string =>
  fieldNames[words] ?? words.replaceAll(/ (\w)/g, (_match, letter: string) => letter.toUpperCase());

const parts = ['loanDetails', 'ratios', 'applicationCriteria', 'primaryBorrower'] as const;
type Part = (typeof parts)[number];

/** Parses a text of a feature to the type of a sample. An empty text means null or an empty list. */
function valueOf(text: string, sample: unknown): unknown {
  if (typeof sample === 'boolean') return text === 'yes';
  if (text === '') return Array.isArray(sample) ? [] : null;
  return typeof sample !== 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
