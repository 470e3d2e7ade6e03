import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { Configuration } from '../../../contracts/operations/configuration.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import {
  type MenuOfWorld,
  mostOwnLoans,
  type OwnInstitution,
  type OwnLoan,
  type OwnMenu,
} from '../../../contracts/operations/recipe.ts';
import type { User } from '../../../contracts/operations/session.ts';
import type { MenuEntry } from '../../../contracts/operations/shell.ts';
import { filled } from '../../seeds/filled.ts';
import { partOf } from '../../seeds/own-loan.ts';
import { Substitutes } from './substitutes.ts';

/** Error for a response that is left out of the recipe; the message says why. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** An originator of an institution, with the products and licenses that the originator has there. */
export type Choice = OwnInstitution['originators'][number];

interface InstitutionDraft {
  readonly name: string;
  readonly defaultOriginationType: OwnInstitution['defaultOriginationType'];
}

interface LoanDraft {
  readonly account?: Account;
  readonly dashboard?: LoanDashboard;
}

/** Collects the parts of a recipe from responses of a real system. Keys are identifiers of the real system. */
export class Draft {
  readonly substitutes = new Substitutes();
  readonly menus = new Map<MenuOfWorld, readonly MenuEntry[]>();
  readonly institutions = new Map<number, InstitutionDraft>();
  /** Originators with their products and licenses, first by institution id, then by originator id. */
  readonly choices = new Map<number, Map<number, Partial<Choice>>>();
  readonly loans = new Map<number, LoanDraft>();
  user: User | undefined;
  configuration: Configuration | undefined;

  addLoan(id: number, part: LoanDraft): void {
    if (!this.loans.has(id) && this.loans.size === mostOwnLoans)
      throw new Skipped(`A recipe has at most ${mostOwnLoans} loans.`);
    this.loans.set(id, { ...this.loans.get(id), ...part });
  }

  addChoice(institutionId: number, originatorId: number, part: Partial<Choice>): void {
    const choices = this.choices.get(institutionId) ?? new Map<number, Partial<Choice>>();
    this.choices.set(institutionId, choices);
    choices.set(originatorId, { ...choices.get(originatorId), ...part });
  }

  recipe(): WorldRecipe {
    const persona = this.user && personaFor(this.user);
    // Before menus, which may contain further account ids, so that the invented ids of loans are consecutive.
    const loans = [...this.loans].map(([id, loan]) => this.#loan(id, loan));
    const menus = [...this.menus].map(
      ([menu, entries]): OwnMenu => ({
        menu,
        entries: this.substitutes.entries(entries),
      }),
    );
    const institutions = [...this.institutions].map(([id, institution]) => ({
      institutionId: this.substitutes.id('institution', id),
      ...institution,
      originators: this.#originatorsOf(id),
    }));
    return {
      ...filled({ persona }),
      seed: 'empty',
      ...(this.configuration ? partsOf(this.configuration) : {}),
      ...(this.user && persona ? { users: [{ persona, profile: this.substitutes.user(this.user) }] } : {}),
      ...filled({ menus, institutions, loans }),
    };
  }

  #originatorsOf(institutionId: number): Choice[] {
    return [...(this.choices.get(institutionId) ?? [])].map(([id, choice]) => ({
      originatorUserId: this.substitutes.id('originator', id),
      ...this.substitutes.person(choice.firstName ?? String(id), choice.lastName ?? null),
      products: (choice.products ?? []).map(({ loanProductId, loanProductName }) => ({
        loanProductId: this.substitutes.id('product', loanProductId),
        loanProductName,
      })),
      licensedStates: choice.licensedStates ?? [],
    }));
  }

  #loan(realId: number, { account, dashboard }: LoanDraft): OwnLoan {
    const generalAccountId = this.substitutes.id('account', realId);
    const facts = {
      generalAccountId,
      originatorUserId: this.substitutes.id('originator', account?.originatorUserId ?? 0),
      isLead: account?.isLead ?? false,
    };
    if (!dashboard)
      return {
        ...facts,
        ...(account ? { accountName: this.substitutes.fullName(account.borrowerName) } : {}),
      };
    const { updatedAt: _updatedAt, ...loan } = partOf({
      ...facts,
      updatedAt: '',
      dashboard: this.substitutes.dashboard(dashboard, generalAccountId),
    });
    return loan;
  }
}

/** Returns the flags and settings of a configuration that a recipe may contain; sign-in settings are left out. */
function partsOf(configuration: Configuration): Pick<WorldRecipe, 'flags' | 'settings'> {
  const { featureFlags, idle, productTitle, pageAddresses, supportSiteUrl, imageFlowUrl } = configuration;
  return {
    flags: featureFlags,
    settings: {
      ...filled({ idle, productTitle }),
      ...(pageAddresses ? { pageAddresses } : {}),
      ...filled({ supportSiteUrl, imageFlowUrl }),
    },
  };
}

/** Returns the persona that has the role of a real user. */
function personaFor(user: User): PersonaId {
  if (user.role.toLowerCase() === 'administrator') return 'administrator';
  if (user.isDelegatedAdministrator) return 'delegated-administrator';
  return user.isOriginator ? 'originator' : 'lending-staff';
}
