import { configurationOperations } from '../../contracts/operations/configuration.ts';
import {
  createLoanOperations,
  type Institutions,
  type Originator,
} from '../../contracts/operations/create-loan.ts';
import { loanOperations } from '../../contracts/operations/loan.ts';
import { addressOf } from '../../contracts/operation.ts';
import type { TabUser } from '../users/tab-user.ts';
import { lenderIdOf } from '../vocabulary/vocabulary.ts';

const { getInstitutions, getOriginators, getProducts, getLicenses, userHasOtherActiveOriginators } =
  createLoanOperations;

/** Late, failed and changed responses with option lists of the create screen and its dialog. */
export class LateLists {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Holds the next list of originators of an institution. */
  delayOriginators(institution: string): void {
    this.#hold(addressOf(getOriginators, { institutionId: `${lenderIdOf(institution)}` }));
  }

  /** Adds an originator to the list of an institution. */
  addOriginator(originator: string, institution: string): void {
    const path = addressOf(getOriginators, { institutionId: `${lenderIdOf(institution)}` });
    const [firstName = '', lastName = ''] = originator.split(' ');
    const added: Originator = { originatorUserId: lenderIdOf(originator), firstName, lastName };
    this.#user.tab.changeBodies<Originator[]>(path, (originators) => [...originators, added]);
  }

  /** Replaces the origination types that the server lists. */
  listOriginationTypes(loanOriginationTypes: readonly string[]): void {
    this.#user.tab.changeBodies<Institutions>(getInstitutions.path, (institutions) => ({
      ...institutions,
      loanOriginationTypes,
    }));
  }

  /** Holds the next list of products or licenses of an originator. */
  delayList(list: string, originator: string, institution: string): void {
    const pair = { originatorId: `${lenderIdOf(originator)}`, institutionId: `${lenderIdOf(institution)}` };
    this.#hold(addressOf(list === 'products' ? getProducts : getLicenses, pair));
  }

  /** Holds the next response that says whether the user has other originators. */
  delayOtherOriginators(): void {
    this.#hold(userHasOtherActiveOriginators.path);
  }

  /** Asserts that the page has logged a failed request to the console. */
  isLogged(operation: string): void {
    const { method, path } = this.#operation(operation);
    const { console } = this.#user.tab;
    this.#user.expect(
      console.some((line) => line.includes('A call failed') && line.includes(`${method} ${path}`)),
      `a line on ${method} ${path} in the log, not "${console.join('", "')}"`,
    );
  }

  #operation(name: string): { readonly method: string; readonly path: string } {
    const found = Object.entries({
      ...configurationOperations,
      ...createLoanOperations,
      ...loanOperations,
    }).find(([key]) => key === name);
    this.#user.expect(found !== undefined, `an operation "${name}"`);
    return found?.[1] ?? getInstitutions;
  }

  #hold(path: string): void {
    this.#user.hold({ method: getInstitutions.method, path });
  }
}
