import { type LoanDashboard, loanOperations } from '../../contracts/operations/loan.ts';
import { addressOf } from '../../contracts/operation.ts';
import { borrowerFixture, dashboardFixture } from '../../web/loan/dashboard-fixture.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';
import { standardLoan } from '../vocabulary/standard-loans.ts';

/** A dashboard with values of a scenario. It replaces the response of the server. */
export class GivenDashboard {
  readonly #user: TabUser;
  #dashboard: LoanDashboard = { ...dashboardFixture, enableApplicationDateAutomation: true };

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Sets values of the dashboard, by the names of their fields. */
  give(facts: Readonly<Record<string, string>>): void {
    this.#dashboard = withFacts(this.#dashboard, facts);
  }

  /** Sets one of the six application criteria, and clears the other five. */
  giveOnly(fact: string): void {
    const all = Object.keys(this.#dashboard.applicationCriteria).filter((name) => name.startsWith('has'));
    this.give({ ...Object.fromEntries(all.map((name) => [name, 'no'])), [fact]: 'yes' });
  }

  giveResults(results: readonly (readonly string[])[]): void {
    const underwritingStatusResults = results.map(([underwritingService = '', statusDisplay = '']) => ({
      underwritingService,
      statusDisplay,
    }));
    this.#change({ loanDetails: { ...this.#dashboard.loanDetails, underwritingStatusResults } });
  }

  giveCoBorrower(name: string): void {
    const [borrowerFirstName = '', borrowerLastName = ''] = name.split(' ');
    const names = { borrowerFirstName, borrowerMiddleName: null, borrowerLastName };
    this.#change({ hasCoBorrower: true, primaryCoBorrower: { ...borrowerFixture, ...names } });
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

/** Returns a dashboard with changed values, by field name at any depth. An empty text means null or an empty list. */
function withFacts(loan: LoanDashboard, facts: Readonly<Record<string, string>>): LoanDashboard {
  return Object.entries(facts).reduce((changed, [name, text]) => withFact(changed, name, text), loan);
}

const parts = ['loanDetails', 'ratios', 'applicationCriteria', 'primaryBorrower'] as const;

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
