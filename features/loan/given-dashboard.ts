import { type LoanDashboard, loanOperations } from '../../contracts/operations/loan.ts';
import { addressOf } from '../../contracts/operation.ts';
import { borrowerFixture, dashboardFixture } from '../../web/loan/dashboard-fixture.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import type { TabUser } from '../users/tab-user.ts';
import { standardLoan } from '../vocabulary/standard-loans.ts';

/** A dashboard with values of a scenario. It replaces the response of the server. */
export class GivenDashboard {
  readonly #user: TabUser;
  #dashboard: LoanDashboard = { ...dashboardFixture, enableApplicationDateAutomation: true };

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Sets values of the dashboard, by the names of their fields in words, such as `borrower first name`. */
  give(facts: Readonly<Record<string, string>>): void {
    this.#dashboard = Object.entries(facts).reduce(
      (changed, [name, text]) => withFact(changed, fieldNamed(name), text),
      this.#dashboard,
    );
  }

  /** Sets one of the six application criteria, and clears the other five. */
  giveOnly(fact: string): void {
    const known = fieldNamed(`has ${fact}`);
    if (!Object.hasOwn(this.#dashboard.applicationCriteria, known)) throw new Error(`No criterion "${fact}"`);
    const criteria = Object.entries(this.#dashboard.applicationCriteria).map(([name, value]) =>
      name.startsWith('has') ? [name, name === known] : [name, value],
    );
    this.#change({
      applicationCriteria: Object.fromEntries(criteria) as LoanDashboard['applicationCriteria'],
    });
  }

  giveResults(results: readonly (readonly string[])[]): void {
    const underwritingStatusResults = results.map(([underwritingService = '', statusDisplay = '']) => ({
      underwritingService,
      statusDisplay,
    }));
    this.#change({ loanDetails: { ...this.#dashboard.loanDetails, underwritingStatusResults } });
  }

  /** Adds a co-borrower with these values, by the names of their fields in words. All other values are null. */
  giveCoBorrower(facts: Readonly<Record<string, string>>): void {
    const nothing = Object.fromEntries(Object.keys(borrowerFixture).map((name) => [name, null]));
    const given = Object.entries(facts).map(([name, text]) => [
      fieldNamed(name),
      valueOf(text, Reflect.get(borrowerFixture, fieldNamed(name))),
    ]);
    const primaryCoBorrower = { ...nothing, ...Object.fromEntries(given) } as typeof borrowerFixture;
    this.#change({ hasCoBorrower: true, primaryCoBorrower });
  }

  markWithoutCoBorrower(): void {
    this.#change({ hasCoBorrower: false });
  }

  giveAssigned(users: readonly (readonly string[])[]): void {
    this.#change({
      assignedUsers: users.map(([firstName = '', lastName = '', role = '']) => ({
        firstName,
        lastName,
        roleDescription: role === '' ? null : role,
      })),
    });
  }

  /** Signs in and opens a loan with this dashboard. */
  async show(): Promise<void> {
    await this.#user.enterAs('lending-staff');
    const { applicationIdentifier, seed } = standardLoan('Amelia Thornquist');
    const path = addressOf(loanOperations.getLoanDashboard, { generalAccountId: seed.generalAccountId });
    this.#user.tab.changedResponses.set(path, async () => Response.json(this.#dashboard));
    await this.#user.open(paths.dashboardOf(applicationIdentifier));
  }

  #change(changes: Partial<LoanDashboard>): void {
    this.#dashboard = { ...this.#dashboard, ...changes };
  }
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
